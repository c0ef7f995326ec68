"""`greatwar verify`: compute every die and position of a record again."""

import click
import msgspec

from greatwar.cli import Failure, sentence_of
from greatwar.cli.files import read_text, title_of
from greatwar.cli.progress import progress_bar
from greatwar.notation.words import Unreadable
from greatwar.records import fairness
from greatwar.text.messages import plain
from greatwar.text.say import cli
from greatwar.text.say import cli_command as say


@click.command(name="verify")
@click.argument("record", type=click.Path())
@click.option("--json", "as_json", is_flag=True, help="For programs: the verdict as JSON.")
@click.pass_context
def command(context: click.Context, record: str, as_json: bool) -> None:
    """Check every order and every die of RECORD.

    The command names the first line that does not fit, and exits with status 1. The key of the dice is secret while a
    game is played; until then only orders, seals and the number of dice are checked. The key is in the record when the
    war is over, or after 'greatwar play --finish'.

    \b
    Examples:
      greatwar verify game.gwr
      greatwar verify game.gwr --json
      cat game.gwr | greatwar verify -
    """
    text = read_text(record)
    try:
        with progress_bar(str(say.replaying())) as advance:
            verdict = fairness.verify(text, heard=advance)
    except Unreadable as complaint:
        if not as_json:
            raise Failure(cli.named(name=title_of(record), reason=sentence_of(complaint))) from None
        verdict = fairness.Verification(False, plain(sentence_of(complaint)))
    if as_json:
        fields = {name: getattr(verdict, name) for name in verdict.__struct_fields__ if name != "message"}
        tree = {"fits": verdict.fits, "sentence": verdict.sentence, **fields}
        click.echo(msgspec.json.format(msgspec.json.encode(tree), indent=2))
    elif verdict.fits:
        click.echo(verdict.sentence)
    else:
        click.echo(str(say.misfit(line=str(verdict.line), reason=verdict.sentence)))
    context.exit(0 if verdict.fits else 1)
