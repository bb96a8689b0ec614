"""The only package that composes stages: specs to eval sets, eval sets to runs, runs to reports."""
