"""Turns tool specifications into proved agent evaluations."""

__version__ = "0.1.0"
