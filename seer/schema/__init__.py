"""What JSON Schema 2020-12 means: places, constraints, verdicts and their proof, coverage, comparison of arguments."""
