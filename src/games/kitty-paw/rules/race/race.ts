import type { Game, Input, Outcome, Rng, ScoreLine, Seat, Step, Viewer } from '../../../../kernel/game.ts';
import { pick } from '../../../../kernel/random.ts';
import { check } from './check.ts';
import { claim } from './claims.ts';
import { applyClock, due } from './clock.ts';
import { freshDeck } from './deck.ts';
import { draftOf, stepOf } from '../../../../parts/draft.ts';
import type { RaceDraft } from './race-draft.ts';
import { RATINGS } from './limits.ts';
import { touch } from './meow.ts';
import { draw, read, write } from './notation.ts';
import { flip, giveBack, keep, lift, pickBox, put, turn } from './paw.ts';
import { pause, resume } from './pause.ts';
import { begin, each, FREE_PAW, hold, layOut, release, totalsOf } from './round.ts';
import { useful } from './candidates.ts';
import { BOX_CATS } from '../cards/pieces.ts';
import type { KittyPaw, Move, Options, State, View } from './types.ts';

/**
 * The game at one table: everybody races for the same things. The duel, played alone and compared later, is
 * in duel/.
 */

const setup = (seats: number, rules: Options, rng: Rng): State => {
  const blank: State = {
    rules,
    round: 1,
    extra: false,
    playing: Array.from({ length: seats }, (_, seat) => seat),
    phase: { name: 'over' },
    bags: [],
    under: [],
    removed: [],
    aside: [],
    row: [],
    taken: [],
    cards: [],
    tiles: [],
    boxes: [],
    cats: [],
    paws: each(seats, FREE_PAW),
    claims: [],
    contests: [],
    layers: 0,
    kept: each(seats, []),
    past: [],
    winners: null,
  };
  const draft = draftOf<KittyPaw>(blank, 0, rng);
  layOut(draft, freshDeck(rules));
  return draft.state;
};

// --- Moves ----------------------------------------------------------------------------------------------------------

const apply = (state: State, input: Input<Move>, rng: Rng): Step<KittyPaw> => {
  const draft = draftOf<KittyPaw>(state, input.at, rng);
  if (input.by === 'clock') applyClock(draft);
  else play(draft, input);
  return stepOf(draft);
};

type Played = Extract<Input<Move>, { by: Seat }>;

const play = (draft: RaceDraft, { by: seat, at, move, pressed = at, absent = [] }: Played): void => {
  switch (move.do) {
    case 'hold':
      return hold(draft, seat);
    case 'release':
      return release(draft, seat);
    case 'begin':
      return begin(draft, seat);
    case 'pause':
      return pause(draft, seat);
    case 'resume':
      return resume(draft, seat);
    case 'card':
      return claim(draft, seat, { on: 'card', place: move.place }, pressed, []);
    case 'grab':
      return claim(draft, seat, { on: 'tile', tile: move.tile }, pressed, []);
    case 'peek':
      return claim(draft, seat, { on: 'cat', slot: move.slot }, pressed, []);
    case 'meow':
      return claim(draft, seat, { on: 'meow' }, pressed, absent);
    case 'touch':
      return touch(draft, seat, pressed);
    case 'box':
      return pickBox(draft, seat);
    case 'put':
      return put(draft, seat, move.at);
    case 'keep':
      return keep(draft, seat);
    case 'return':
      return giveBack(draft, seat);
    case 'flip':
      return flip(draft, seat, move.thing);
    case 'turn':
      return turn(draft, seat, move.thing, move.by);
    case 'lift':
      return lift(draft, seat, move.thing);
  }
};

/** Proposes only moves that bring the mat nearer to the picture; `check` accepts more. */
const candidates = (view: View, seat: Seat): Move[] => {
  const { phase } = view;
  if (phase.name === 'ready') return [{ do: phase.holding[seat] ? 'release' : 'hold' }];
  if (phase.name === 'countdown') return phase.released[seat] ? [] : [{ do: 'release' }];
  if (phase.name === 'paused') return phase.going ? [] : [{ do: 'resume' }];
  if (phase.name === 'touch') return [{ do: 'touch', way: phase.ways[seat] ?? 'U' }];
  return phase.name === 'play' ? useful(view, seat) : [];
};

// --- Knowledge ------------------------------------------------------------------------------------------------------

/** Only what is visible now: a player who remembers an earlier view has an advantage, but gets no help. */
const view = ({ cats, ...table }: State, _viewer: Viewer): View => ({
  ...table,
  cats: cats.map(({ cat, place, lookedAt }) => ({ open: place.in === 'slot' ? null : cat, place, lookedAt })),
});

const determinize = ({ cats, ...table }: View, _viewer: Viewer, rng: Rng): State => {
  const left = BOX_CATS.filter((cat) => !cats.some(({ open }) => open === cat));
  const someone = (): (typeof BOX_CATS)[number] => {
    const cat = pick(rng, left);
    left.splice(left.indexOf(cat), 1);
    return cat;
  };
  return {
    ...table,
    cats: cats.map(({ open, place, lookedAt }) => ({
      cat: open ?? (lookedAt.length ? someone() : null),
      place,
      lookedAt,
    })),
  };
};

// --- The end --------------------------------------------------------------------------------------------------------

const outcome = (state: State): Outcome | null => {
  const { winners, kept } = state;
  if (!winners || state.phase.name !== 'over') return null;
  const scores = totalsOf(state);
  if (kept.length === 1) return soloOutcome(state, scores[0] ?? 0);
  const most = Math.max(...winners.map((seat) => scores[seat] ?? 0));
  const alike = scores.filter((score) => score === most).length;
  const [winner = 0] = winners;
  const decided: ScoreLine[] =
    state.rules.tieBreak === 'sudden-death' && winners.length === 1 && alike > 1
      ? [{ seat: winner, what: 'sudden-death', points: 0 }]
      : [];
  return { winners, scores, lines: [...scoreLines(state), ...decided] };
};

/** [K27] */
const soloOutcome = (state: State, score: number): Outcome => {
  const rating = RATINGS.find(({ from }) => score >= from)?.what ?? 'rating-none';
  return {
    winners: rating === 'rating-none' ? [] : [0],
    scores: [score],
    lines: [...scoreLines(state), { seat: 0, what: rating, points: 0 }],
  };
};

const scoreLines = ({ kept }: State): ScoreLine[] =>
  kept.flatMap((cards, seat) =>
    (['kitties', 'penalties'] as const).map((what) => {
      const its = cards.filter(({ points }) => points > 0 === (what === 'kitties'));
      const points = its.reduce((sum, one) => sum + one.points, 0);
      return { seat, what, points, with: { cards: its.length } };
    }),
  );

const NOBODY: readonly Seat[] = [];

const race: Game<KittyPaw> = {
  id: 'kitty-paw',
  version: 3,
  seats: [1, 4],
  minutes: 10,
  options: {
    mode: ['race', 'duel'],
    deck: ['stacked', 'mixed', 'mixed-both'],
    levelTwo: ['a', 'b'],
    endCount: ['all', 'scored'],
    tieBreak: ['rounds', 'sudden-death'],
    touch: ['last', 'mercy', 'calm'],
    headStart: [0, 200, 400, 600],
    headStartFor: [1, 2, 3, 4],
  },
  setup,
  actors: ({ phase, playing }) => (phase.name === 'over' || phase.name === 'check' ? NOBODY : playing),
  apply,
  due,
  outcome,
  view,
  candidates,
  check,
  determinize,
  read,
  write,
  draw,
};
export default race;
