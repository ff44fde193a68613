"""Try OpenSpiel's algorithms on the games, each in a process of its own, because some end the process.

    python -m tools.openspiel_algorithms

Prints the table of docs/research/openspiel.md: whether an algorithm works, refuses the game, or crashes.
"""

import signal
import subprocess
import sys

GAMES = {
    "small heist in turns": 'pyspiel.load_game_as_turn_based("python_millions_small_heist_dollars1")',
    "Million Club": 'pyspiel.load_game("python_millions_club(players=2)")',
    "dollars-1e in turns": 'pyspiel.load_game_as_turn_based("python_millions_dollars1")',
}

BEFORE = """
import resource, time
resource.setrlimit(resource.RLIMIT_CPU, ({patience}, {patience} + 1))
import numpy as np, pyspiel
from millions.research import openspiel
from open_spiel.python import policy, rl_environment
game = {game}
rng = np.random.RandomState(1)
def first_decision():
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
    return state
started = time.process_time()
"""

AFTER = "\nprint(time.process_time() - started)"

MCTS_PYTHON = "mcts.RandomRolloutEvaluator(1, rng)"
MCTS_CPP = "pyspiel.RandomRolloutEvaluator(1, 1)"

ALGORITHMS = {
    "`get_all_states`": "from open_spiel.python.algorithms import get_all_states as a; a.get_all_states(game)",
    "`exploitability.nash_conv`": "from open_spiel.python.algorithms import exploitability as a\n"
    "a.nash_conv(game, policy.TabularPolicy(game))",
    "`cfr.CFRSolver`": "from open_spiel.python.algorithms import cfr as a\n"
    "a.CFRSolver(game).evaluate_and_update_policy()",
    "`fictitious_play.XFPSolver`": "from open_spiel.python.algorithms import fictitious_play as a\n"
    "a.XFPSolver(game).iteration()",
    "`external_sampling_mccfr`": "from open_spiel.python.algorithms import external_sampling_mccfr as a\n"
    "a.ExternalSamplingSolver(game).iteration()",
    "`outcome_sampling_mccfr`": "from open_spiel.python.algorithms import outcome_sampling_mccfr as a\n"
    "a.OutcomeSamplingSolver(game).iteration()",
    "`sequence_form_lp`": "from open_spiel.python.algorithms import sequence_form_lp as a\na.solve_zero_sum_game(game)",
    "`gambit.export_gambit`": "from open_spiel.python.algorithms import gambit as a; a.export_gambit(game)",
    "`mcts.MCTSBot`": "from open_spiel.python.algorithms import mcts\n"
    f"mcts.MCTSBot(game, 2, 5, {MCTS_PYTHON}, random_state=rng).step(first_decision())",
    "`ismcts.ISMCTSBot`": "from open_spiel.python.algorithms import ismcts, mcts\n"
    f"ismcts.ISMCTSBot(game, {MCTS_PYTHON}, 2, 5, random_state=rng).step(first_decision())",
    "`rl_environment`, `random_agent`": "from open_spiel.python.algorithms import random_agent as a\n"
    "env = rl_environment.Environment(game); now = env.reset()\n"
    "agents = [a.RandomAgent(seat, env.action_spec()['num_actions']) for seat in range(env.num_players)]\n"
    "while not now.last():\n"
    "    asked = range(env.num_players) if now.is_simultaneous_move() else [now.observations['current_player']]\n"
    "    now = env.step([agents[seat].step(now).action or 0 for seat in asked])",
    "C++ `CFRSolver`": "pyspiel.CFRSolver(game).evaluate_and_update_policy()",
    "C++ `ExternalSamplingMCCFRSolver`": "pyspiel.ExternalSamplingMCCFRSolver(game).run_iteration()",
    "C++ `OutcomeSamplingMCCFRSolver`": "pyspiel.OutcomeSamplingMCCFRSolver(game).run_iteration()",
    "C++ `nash_conv`": "pyspiel.nash_conv(game, pyspiel.UniformRandomPolicy(game))",
    "C++ `MCTSBot`": f"pyspiel.MCTSBot(game, {MCTS_CPP}, 2.0, 5, 10, False, 1, False).step(first_decision())",
    "C++ `ISMCTSBot`": f"pyspiel.ISMCTSBot(1, {MCTS_CPP}, 2.0, 5, -1,"
    " pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False).step(first_decision())",
}

PATIENCE_S = {"small heist in turns": 20, "Million Club": 6, "dollars-1e in turns": 6}
"""Of processor time, with imports; longer runs count as too large."""


def tried(algorithm: str, game: str) -> str:
    """What becomes of an algorithm on a game."""
    code = BEFORE.format(game=GAMES[game], patience=PATIENCE_S[game]) + ALGORITHMS[algorithm] + AFTER
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    if run.returncode == -signal.SIGXCPU:
        return "too large"
    if run.returncode < 0:
        return f"crashes ({signal.Signals(-run.returncode).name})"
    if run.returncode:
        return f"refuses: {reason(run.stderr)}"
    return f"works ({float(run.stdout):.1f} s)"


def reason(said: str) -> str:
    """The last line of an error, in short."""
    lines = [line for line in said.strip().splitlines() if line.strip()]
    return lines[-1].replace("|", "/")[:90] if lines else ""


def main() -> None:
    """Print the table, line by line."""
    print("| algorithm |", " | ".join(GAMES), "|")
    print("|---" * (len(GAMES) + 1) + "|")
    for algorithm in ALGORITHMS:
        print("|", algorithm, "|", " | ".join(tried(algorithm, game) for game in GAMES), "|", flush=True)


if __name__ == "__main__":
    main()
