"""Eval sets: frozen into a version, kept in a folder, compared."""
