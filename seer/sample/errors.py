"""What is raised where a schema has no value that the sampler can make."""


class SampleError(Exception):
    """No value was found: the schema has none, or it is too large or too deep to make one."""
