from random import Random

import pytest

from seer.sample.ask import mix


@pytest.mark.parametrize("size", [0, 1, 2, 3, 8, 100])
def test_a_pool_is_mixed_as_the_standard_library_mixes_it(size: int) -> None:
    ours, theirs = list(range(size)), list(range(size))
    mix(ours, Random(7))
    Random(7).shuffle(theirs)
    assert ours == theirs
