import type { JSX } from 'preact';
import type { TournamentWords } from '../../words/tournaments.en.ts';

interface RoundsProps {
  readonly t: TournamentWords;
  readonly all: number;
  readonly now: number;
  readonly shown: number;
  readonly choose: (round: number) => void;
}

/** The rounds; those that were paired can be looked at. */
export const Rounds = ({ t, all, now, shown, choose }: RoundsProps): JSX.Element => (
  <ol class="cup-rounds">
    {Array.from({ length: all }, (_, i) => i + 1).map((round) => (
      <li key={round}>
        <button
          class="cup-round"
          aria-label={t.round(round)}
          aria-current={round === now ? 'step' : undefined}
          aria-pressed={round === shown}
          disabled={round > now}
          onClick={() => choose(round)}
        >
          {round}
        </button>
      </li>
    ))}
  </ol>
);
