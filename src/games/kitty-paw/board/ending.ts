import type { Millis, Seat } from '../../../kernel/game.ts';
import { comparedFacts, comparedSeats, sideBySide } from '../../../web/kit/compared-facts.ts';
import type { EndFact, EndOfMatch, MatchEnd } from '../../../web/kit/ending.ts';
import { isDuelView } from '../rules/duel/seated-at.ts';
import type { DuelView } from '../rules/duel/types.ts';
import type { AnyKittyPaw } from '../rules/game.ts';
import type { KittyPawWords } from '../words/types.ts';

type PawEnd = MatchEnd<AnyKittyPaw, KittyPawWords>;

/** A figure that was built right, from the shout to the Meow. */
interface Built {
  readonly seat: Seat;
  readonly ms: Millis;
}

/** The right Meows, last touches and fastest cards, and a way to the seconds of each round. */
export const tellEnd: NonNullable<EndOfMatch<AnyKittyPaw, KittyPawWords>['tell']> = (end) => {
  const { outcome, view } = end.scene;
  const { board, lines } = end.words;
  const decided = outcome?.lines.find(({ what }) => what === 'sudden-death');
  const facts = factsOf(end);
  // In a duel each is alone: no round has seconds to compare.
  const inRounds =
    !isDuelView(view) && end.steps.some(({ events }) => events.some(({ what }) => what === 'meow'));
  return {
    ...(decided && { reason: lines['sudden-death'](decided.with ?? {}) }),
    ...(inRounds && { review: board.review.title }),
    facts,
  };
};

const factsOf = (end: PawEnd): readonly EndFact[] => {
  const { ending } = end.words.board;
  const built = isDuelView(end.scene.view) ? builtAlone(end.scene.view) : builtInRace(end.steps);
  const touchedLast = end.steps.flatMap(({ events }) =>
    events.flatMap((event) => (event.what === 'last' ? [event.seat] : [])),
  );
  return [
    ...comparedFacts(end, [
      [ending.right, (of) => built.filter(({ seat }) => seat === of).length],
      [ending.last, (of) => touchedLast.filter((seat) => seat === of).length],
    ]),
    ...fastest(end, built),
  ];
};

const fastest = ({ scene, viewer, words, nameOf }: PawEnd, built: readonly Built[]): readonly EndFact[] => {
  const { ending, review } = words.board;
  const seats = scene.outcome ? comparedSeats(scene.outcome, viewer) : [];
  const times = seats.flatMap((of) => {
    const own = built.filter(({ seat }) => seat === of).map(({ ms }) => ms);
    return own.length > 0 ? [[nameOf(of), review.seconds(Math.min(...own))] as const] : [];
  });
  return times.length > 0 ? [{ label: ending.fastest, value: sideBySide(times) }] : [];
};

const builtInRace = (steps: PawEnd['steps']): readonly Built[] => {
  const built: Built[] = [];
  let meowed: Millis | null = null; // of this round: it is checked before the next begins
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.what === 'meow') meowed = event.ms;
    else if (event.what === 'checked' && event.correct && meowed !== null)
      built.push({ seat: event.seat, ms: meowed });
  }
  return built;
};

const builtAlone = ({ runs }: DuelView): readonly Built[] =>
  runs.flatMap((run, seat) =>
    'tries' in run ? run.tries.flatMap(({ how, ms }) => (how === 'right' ? [{ seat, ms }] : [])) : [],
  );
