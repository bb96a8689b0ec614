"""Eval set in, what can't be proved out."""

from pathlib import Path

import click

from seer.cli._options import AS_JSON


@click.command(
    "check", epilog="\b\nExamples:\n  seer check generated/weather\n  seer check generated/weather/v2 --json"
)
@click.argument("evalset", type=click.Path(path_type=Path))
@AS_JSON
def command(*, evalset: Path, as_json: bool) -> int:
    """Prove an eval set anew with none of the code that made it; exit 1 where something doesn't hold.

    Every digest, id, verdict, violation, match rule and coverage claim is worked out again, and each value that the
    user says must be read back from the words.
    """
    import msgspec

    from seer.errors import printable
    from seer.pipeline.prove import check

    proof = check(evalset)
    if as_json:
        click.echo(msgspec.json.encode(proof, order="sorted").decode())
        return 1 if proof.findings else 0
    for finding in proof.findings:
        click.echo(printable(f"{finding.where}: {finding.what} [{finding.code}]"))
    verdict = f"{len(proof.findings)} things don't hold" if proof.findings else "everything holds"
    click.echo(f"{proof.path}: {proof.scenes} scenes, {proof.cases} argument sets, {proof.tools} tools: {verdict}")
    return 1 if proof.findings else 0
