import type { JSX } from 'preact';
import type { Thought } from '../../../bots/analysis.ts';
import type { Kind, Outcome, Seat } from '../../../kernel/game.ts';
import { SEAT_LOOKS, signOfSeat } from '../../art/base/seats.ts';
import { colourOf } from '../../table/people.ts';
import type { AnalysisWords } from '../../words/analysis.en.ts';

interface ChanceProps {
  readonly game: string;
  readonly turn: Seat;
  readonly thought: Thought<Kind> | null;
  readonly outcome: Outcome | null;
  readonly t: AnalysisWords;
}

/** The chance of the first seat, in per cent; null: not known. */
const chanceOf = ({ turn, thought, outcome }: ChanceProps): number | null => {
  if (outcome) return outcome.winners.length === 0 ? 50 : outcome.winners.includes(0) ? 100 : 0;
  const mover = thought?.lines[0]?.chance;
  return mover === undefined ? null : Math.round(100 * (turn === 0 ? mover : 1 - mover));
};

/** Beside the board, on a phone above it: how the chances of both are divided. */
export const ChanceColumn = (props: ChanceProps): JSX.Element => {
  const { game, t } = props;
  const chance = chanceOf(props);
  return (
    <div
      class="an__chance"
      role="img"
      aria-label={chance === null ? t.engineOff : t.chance(colourOf(game, 0), chance)}
      style={{
        '--chance': `${chance ?? 50}%`,
        '--first': SEAT_LOOKS[signOfSeat(0)].colour,
        '--second': SEAT_LOOKS[signOfSeat(1)].colour,
      }}
    >
      <span class="an__share" />
      {chance !== null && <b class="an__percent">{chance}</b>}
    </div>
  );
};
