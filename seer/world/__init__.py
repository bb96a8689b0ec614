"""Calls in, results out: the simulated service behind the tools."""
