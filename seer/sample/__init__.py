"""Schema in, one plausible value that it admits out."""

from collections.abc import Mapping

from seer.errors import SpecError
from seer.records import Definition, Json
from seer.sample.errors import SampleError
from seer.sample.near import near
from seer.sample.sampler import Sampler
from seer.sample.shared import bundled
from seer.sample.steer import Spot, Steer
from seer.schema.validate import fast

__all__ = ["SampleError", "Sampler", "Spot", "Steer", "near", "sample"]

_TRIES = 12


def sample(
    schema: Json,
    *,
    seed: int,
    locale: str = "en",
    name: str = "",
    now: str,
    root: Json = None,
    defs: Mapping[str, Definition] | None = None,
) -> Json:
    """Make a plausible value, valid as jsonschema-rs judges it.

    `name` is the property's or tool's name, `root` the schema that local references lead into if it isn't `schema`
    itself, `defs` what `seer:defs/<digest>` refers to. Raises SampleError where no value is found.
    """
    whole = bundled(schema, root=root, defs=defs or {})
    sampler = Sampler(whole, seed=seed, scope=name, locale=locale, now=now, noun=name)
    try:
        judge = fast(whole)
    except SpecError as error:
        raise SampleError(str(error)) from error
    problem = SampleError(f"no value found for {name!r}")
    for number in range(_TRIES):
        try:
            made = sampler.value(sampler.root, Spot("", name, name), Steer(number=number))
        except SampleError as error:
            problem = error
            continue
        if judge.valid(made):
            return made
    raise problem
