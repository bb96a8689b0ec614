"""OpenAPI file in, one JSON line on schemathesis' coverage phase out; runs in the peer's environment, sends nothing."""

import json
import sys
import time
import warnings
from collections import Counter
from importlib.metadata import version

warnings.simplefilter("ignore")

import schemathesis  # noqa: E402
from schemathesis import GenerationMode  # noqa: E402
from schemathesis.core.result import Ok  # noqa: E402
from schemathesis.generation.coverage import GenerationSession  # noqa: E402


def main(path: str) -> None:
    """Generate every coverage case, valid and invalid, and count them."""
    schema = schemathesis.openapi.from_path(path)
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    session, trouble, seen, cases = GenerationSession(), Counter(), set(), 0
    modes = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
    for operation in operations[:1]:  # a first round warms caches up, so that small specs are measured fairly
        config = schema.config.generation_for(operation=operation)
        list(schema.iter_coverage_cases(operation, generation_modes=modes, generation_config=config, session=session))
    begun = time.perf_counter()
    for operation in operations:
        config = schema.config.generation_for(operation=operation)
        try:
            for case in schema.iter_coverage_cases(
                operation, generation_modes=modes, generation_config=config, session=session
            ):
                cases += 1
                seen.add(hash(repr((operation.label, case.body, case.query, case.path_parameters, case.headers))))
        except Exception as error:  # noqa: BLE001 - a peer's trouble is part of what is measured
            trouble[type(error).__name__] += 1
    seconds = time.perf_counter() - begun
    peer = {name: version(name) for name in ("schemathesis", "hypothesis", "jsonschema-rs")}
    print(json.dumps({
        "peer": peer, "phase": "coverage, valid and invalid", "operations": len(operations), "made": cases,
        "unique": len(seen), "seconds": round(seconds, 3), "a_second": round(cases / seconds, 1),
        "trouble": dict(trouble),
    }))  # fmt: skip


if __name__ == "__main__":
    main(sys.argv[1])
