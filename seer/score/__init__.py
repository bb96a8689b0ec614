"""Trials and checks in, scores and a summary with intervals out."""
