"""OpenAPI file in, one JSON line on what schemathesis makes of it out; runs in the peer's environment, sends nothing.

    python _schemathesis.py SPEC [coverage|positive|negative] [SECONDS]

`coverage` is the coverage phase, valid and invalid; the others draw 20 cases an operation from its strategy. It stops
after so many seconds, and leaves an operation that takes more than 4.
"""

import json
import signal
import sys
import time
import warnings
from collections import Counter
from contextlib import suppress
from importlib.metadata import version

warnings.simplefilter("ignore")

import schemathesis  # noqa: E402
from hypothesis import HealthCheck, Phase, given, seed, settings  # noqa: E402
from schemathesis import GenerationMode  # noqa: E402
from schemathesis.core.result import Ok  # noqa: E402
from schemathesis.generation.coverage import GenerationSession  # noqa: E402

STALL = 4.0
DRAWN = 20
SESSION = GenerationSession()


class Stalled(BaseException):
    """An operation took too long."""


def stalled(*_: object) -> None:
    """Leave an operation."""
    raise Stalled


def covered(operation: object) -> list:
    """Make every coverage case, valid and invalid."""
    modes = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
    config = operation.schema.config.generation_for(operation=operation)
    return list(
        operation.schema.iter_coverage_cases(
            operation, generation_modes=modes, generation_config=config, session=SESSION
        )
    )


def drawn(operation: object, mode: GenerationMode) -> list:
    """Draw cases from an operation's strategy."""
    made = []

    @seed(1)
    @settings(
        max_examples=DRAWN,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(generation_mode=mode))
    def draw(case: object) -> None:
        made.append(case)

    draw()
    return made


MAKE = {
    "coverage": covered,
    "positive": lambda operation: drawn(operation, GenerationMode.POSITIVE),
    "negative": lambda operation: drawn(operation, GenerationMode.NEGATIVE),
}


def main(path: str, phase: str = "coverage", seconds: str = "300") -> None:
    """Generate, count, and print."""
    schema = schemathesis.openapi.from_path(path)
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    trouble, seen, made, slowest, done = Counter(), set(), 0, 0.0, 0
    signal.signal(signal.SIGALRM, stalled)
    for operation in operations[:1]:  # a first round warms caches up, so that small specs are measured fairly
        with suppress(Exception):
            MAKE[phase](operation)
    begun, spent = time.perf_counter(), time.process_time()
    for operation in operations:
        if time.perf_counter() - begun > float(seconds):
            break
        done += 1
        since = time.process_time()
        try:
            signal.setitimer(signal.ITIMER_REAL, STALL)
            for case in MAKE[phase](operation):
                made += 1
                seen.add(hash(repr((operation.label, case.body, case.query, case.path_parameters, case.headers))))
        except Stalled:
            trouble["stalled"] += 1
        except Exception as error:  # noqa: BLE001 - a peer's trouble is part of what is measured
            trouble[type(error).__name__] += 1
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            slowest = max(slowest, time.process_time() - since)
    wall, cpu = time.perf_counter() - begun, time.process_time() - spent
    peer = {name: version(name) for name in ("schemathesis", "hypothesis", "jsonschema-rs")}
    print(json.dumps({
        "peer": peer, "phase": phase, "options": {"drawn": DRAWN} if phase != "coverage" else {"modes": "both"},
        "operations": len(operations), "done": done, "made": made, "unique": len(seen), "seconds": round(wall, 3),
        "cpu_seconds": round(cpu, 3), "a_second": round(made / wall, 1), "a_cpu_second": round(made / cpu, 1),
        "slowest_cpu_ms": round(slowest * 1000), "trouble": dict(trouble),
    }))  # fmt: skip


if __name__ == "__main__":
    main(*sys.argv[1:])
