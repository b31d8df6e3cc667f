import type { Kind, Outcome, Seat, Viewer } from '../../kernel/game.ts';
import { withMinus } from '../../words/plural.ts';
import type { MatchEnd, EndFact } from './ending.ts';

/** The reader and the winner; for a winner, and for a spectator, the winner and the best of the others. Somebody alone is compared with nobody. */
export const comparedSeats = ({ winners, scores }: Outcome, viewer: Viewer): readonly Seat[] => {
  const [winner = 0] = winners;
  const me = viewer === 'spectator' ? winner : viewer;
  if (!winners.includes(me)) return me === winner ? [me] : [me, winner];
  const others = scores.map((_, seat) => seat).filter((seat) => seat !== me);
  return [me, ...others.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).slice(0, 1)];
};

/** Facts about the end that compare two players by name. Where both have none there is nothing to tell. */
export const comparedFacts = <K extends Kind, W extends object>(
  { scene: { outcome }, viewer, nameOf }: MatchEnd<K, W>,
  facts: readonly (readonly [label: string, value: (seat: Seat) => number])[],
): readonly EndFact[] => {
  const seats = outcome ? comparedSeats(outcome, viewer) : [];
  return facts
    .filter(([, value]) => seats.some((seat) => value(seat) !== 0))
    .map(([label, value]) => ({
      label,
      value: sideBySide(seats.map((seat) => [nameOf(seat), value(seat)])),
    }));
};

/** Values of several players, each beside its name: "0 : 5" alone does not say whose they are. */
export const sideBySide = (values: readonly (readonly [name: string, value: number | string])[]): string =>
  values
    .map(([name, value]) => `${name}\u00a0${typeof value === 'number' ? withMinus(value) : value}`)
    .join(' · ');
