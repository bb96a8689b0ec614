"""Language knowledge: how tools, parameters and values are said in a locale."""
