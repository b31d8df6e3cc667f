import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Kind } from '../../../kernel/game.ts';
import { SEAT_LOOKS, signOfSeat } from '../../art/base/seats.ts';
import { Sign } from '../../art/base/Sign.tsx';
import type { BoardModule } from '../../kit/board.ts';
import { useNarrow } from '../../kit/useNarrow.ts';
import { wordsAt } from '../../preferences/language.ts';
import { usePlayerWords } from './player-words.ts';
import type { Watched } from '../../table/load-replay.ts';
import { keyMoments, type KeyMoment } from '../../table/key-moments.ts';
import './graph.css';

const [WIDTH, HEIGHT] = [1000, 100]; // stretched to the page, so its own proportions do not matter

type Shares = readonly (readonly number[])[];

interface GraphProps {
  readonly watched: Watched;
  readonly standing: NonNullable<BoardModule<Kind>['standing']>;
  readonly at: number;
  readonly go: (at: number) => void;
}

/**
 * A graph of each seat's share over the match: the first seat at the bottom, the others above it, and at most
 * three steps with a label.
 */
export const Graph = ({ watched, standing, at, go }: GraphProps): JSX.Element => {
  const { judged } = usePlayerWords();
  const { steps, table } = watched;
  const narrow = useNarrow();
  const shares = useMemo(() => steps.map(({ scene }) => standing(scene.view)), [watched]);
  const last = Math.max(1, steps.length - 1);
  return (
    <figure class="graph" aria-label={judged} title={judged}>
      <ol class="graph__seats" aria-hidden="true">
        {table.seats.map((_, seat) => (
          <li key={seat}>
            <Sign sign={signOfSeat(seat)} size={20} />
          </li>
        ))}
      </ol>
      <div class="graph__plot">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {table.seats.map((_, seat) => (
            <path
              key={seat}
              d={bandOf(shares, seat)}
              fill={SEAT_LOOKS[signOfSeat(seat)].colour}
              class="graph__band"
            />
          ))}
          <path class="graph__line" d={edgeOfBand(shares, 0)} />
          <path class="graph__now" d={`M${(at / last) * WIDTH} 0V${HEIGHT}`} />
        </svg>
        {keyMoments(shares, steps.at(-1)?.scene.outcome !== null, narrow ? 0.5 : 0.2).map((moment) => (
          <MomentButton key={moment.what} {...{ watched, shares, moment, last, go }} />
        ))}
      </div>
    </figure>
  );
};

/** The share of this seat and all before it, as the height of a line. */
const heightOf = (share: readonly number[], seat: number): number =>
  share.slice(0, seat + 1).reduce((sum, one) => sum + one, 0);

const pointsOf = (shares: Shares, seat: number): string[] =>
  shares.map((share, i) => {
    const x = (i / Math.max(1, shares.length - 1)) * WIDTH;
    return `${x.toFixed(1)} ${((1 - heightOf(share, seat)) * HEIGHT).toFixed(1)}`;
  });

const edgeOfBand = (shares: Shares, seat: number): string => `M${pointsOf(shares, seat).join('L')}`;
const bandOf = (shares: Shares, seat: number): string =>
  `${edgeOfBand(shares, seat)}L${pointsOf(shares, seat - 1)
    .toReversed()
    .join('L')}Z`;

interface MomentProps {
  readonly watched: Watched;
  readonly shares: Shares;
  readonly moment: KeyMoment;
  readonly last: number;
  readonly go: (at: number) => void;
}

const MomentButton = ({ watched, shares, moment, last, go }: MomentProps): JSX.Element => {
  const t = usePlayerWords();
  // One kind of line is the reason of the end; several are the parts of a score, and none of them names the end.
  const lines = watched.steps[moment.at]?.scene.outcome?.lines ?? [];
  const [line] = lines;
  const why =
    line &&
    lines.every(({ what }) => what === line.what) &&
    wordsAt(watched.table).lines[line.what]?.(line.with ?? {});
  const name = moment.what === 'end' ? why || t.theEnd : t[moment.what];
  const part = moment.at / last;
  const height = Math.min(0.92, Math.max(0.08, shares[moment.at]?.[0] ?? 0));
  const side = part > 0.8 ? 'graph__moment--left' : part < 0.2 ? 'graph__moment--right' : '';
  return (
    <button
      class={`graph__moment ${side} ${height > 0.6 ? 'graph__moment--below' : ''}`}
      style={{ left: `${part * 100}%`, bottom: `${height * 100}%` }}
      onClick={() => go(moment.at)}
    >
      <span>{name}</span>
    </button>
  );
};
