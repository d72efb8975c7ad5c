"""Games are played by the workers of a cluster as they are here, and where there is none it is said."""

from collections.abc import Iterator

import pytest

from companion.__main__ import main
from companion.analysis.simulation import SimulationInput, simulate
from companion.analysis.workers import NoCluster
from tests.companion.toy_game import TOY
from tests.long import in_full_alone

pytestmark = [pytest.mark.long, in_full_alone]
PARTY = SimulationInput(TOY, {"prizes": "a goose\na loaf\n"}, 3, "seed")
NOWHERE = "tcp://127.0.0.1:9"


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of the scheduler of two workers."""
    from distributed import LocalCluster  # noqa: PLC0415 - slow to come, and wanted by these tests alone

    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as found:
        yield found.scheduler_address


def test_the_same_seed_gives_the_same_games_wherever_they_are_played(cluster: str) -> None:
    assert list(simulate(PARTY, 23, jobs=cluster)) == list(simulate(PARTY, 23))


@pytest.mark.parametrize(
    "command", [["simulate", "--seats", "3"], ["weigh", "the-long-road", "--seats", "3"]]
)
def test_both_commands_print_the_same_wherever_they_play(
    cluster: str, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    printed = []
    for where in (["--jobs", "1"], ["--cluster", cluster]):
        assert main([*command, "--games", "3", *where]) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]


def test_where_no_scheduler_answers_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.analysis.workers.PATIENCE_S", 0.2)
    with pytest.raises(NoCluster, match=f"no scheduler of Dask answers at {NOWHERE}"):
        list(simulate(PARTY, 2, jobs=NOWHERE))


def test_a_command_says_so_and_ends(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("companion.analysis.workers.PATIENCE_S", 0.2)
    assert main(["simulate", "--games", "2", "--cluster", NOWHERE]) == 1
    assert "no scheduler of Dask answers" in capsys.readouterr().err
