"""Scenes in, those that are proved fair and say nothing twice out; eval sets in, what does not hold out."""
