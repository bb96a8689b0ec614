"""Eval set and agent in, trials out: the executor, its journal, and what an agent is told."""
