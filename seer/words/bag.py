"""Words in one string in, a set of them out."""


def bag(text: str) -> frozenset[str]:
    """Give the words of a text as a set: tables of words read better so."""
    return frozenset(text.split())
