import type { JSX, VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PositionText } from '../../kernel/optional-files.ts';
import { isRefusal, type Game, type Kind, type Seat } from '../../kernel/game.ts';
import {
  legal,
  play,
  preview,
  scene,
  start,
  startFrom,
  clockSteps,
  type Position,
} from '../../kernel/match.ts';
import { readOptions } from '../../kernel/options.ts';
import type { AnyGameWords } from '../../words/game-words.ts';
import { Announcer } from '../kit/Announcer.tsx';
import type { BoardModule, BoardProps, Regions } from '../kit/board.ts';
import type { Moment } from '../kit/moment.ts';

interface ToyProps {
  readonly board: BoardModule<Kind>;
  readonly game: Game<Kind>;
  readonly position: PositionText<Kind> | null; // for moments that begin with one
  readonly moment: Moment;
  readonly words: AnyGameWords;
  readonly query: URLSearchParams;
}

/** A table where one person plays all seats. */
export const Toy = (toy: ToyProps): JSX.Element => {
  const { board, game, position, moment, words, query } = toy;
  const { Board } = board;
  const root = useRef<HTMLDivElement>(null);
  const [now, setNow] = useState(() => opened(game, position, moment));
  useEffect(() => {
    void tapAll(root.current, moment.taps);
  }, []);
  const seat = moment.of ?? game.actors(now.state)[0] ?? 0;
  const seen = scene(game, now, seat);
  const props: BoardProps<Kind> = {
    scene: seen,
    beat: 0,
    seat,
    legal: legal(game, seen, seat),
    pending: false,
    shared: query.has('shared'),
    words,
    settings: {
      motion: query.get('motion') === 'calm' ? 'calm' : 'full',
      secondTap: query.get('taps') !== 'one',
      signs: query.has('signs'),
      sound: query.has('sound'),
    },
    sitter: (of) => ({
      name: of === seat ? 'You' : `Cat ${of + 1}`,
      bot: false,
      thirdPerson: `Cat ${of + 1}`,
      note: null,
    }),
    play: (move) => setNow((before) => stepped(game, seedOf(moment), before, move, seat)),
    check: (move) => game.check(seen.view, seat, move),
    sayRefusal: (refusal) => words.refusals[refusal.why]?.(refusal.with ?? {}, String) ?? refusal.why,
    preview: (move) => preview(game, seen, seat, move),
    ruleLink: (why) => `#${why}`,
  };
  return (
    <div class="toy" ref={root} data-page="gallery" data-game={game.id} data-moment={moment.name}>
      <Board {...props}>{(regions) => <Frame regions={regions} rival={1 - seat} />}</Board>
      <Announcer />
    </div>
  );
};

const Frame = ({ regions, rival }: { regions: Regions; rival: number }): VNode => (
  <>
    <div class="toy__rival">{regions.pools[rival]}</div>
    <div class="toy__stage">{regions.stage}</div>
    <div class="toy__mine">
      {regions.prompt && <p class="prompt">{regions.prompt}</p>}
      {regions.tray}
      {regions.plan && (
        <button type="button" class="btn btn--primary btn--big" onClick={regions.plan.commit}>
          {regions.plan.label}
        </button>
      )}
    </div>
  </>
);

const seedOf = (moment: Moment): string => ('seed' in moment ? moment.seed : 'toy');

const opened = (game: Game<Kind>, position: PositionText<Kind> | null, moment: Moment): Position<Kind> => {
  let now = beginning(game, position, moment);
  for (const text of moment.played) now = written(game, seedOf(moment), now, text);
  return now;
};

const beginning = (game: Game<Kind>, position: PositionText<Kind> | null, moment: Moment): Position<Kind> => {
  const options = readOptions(game, 'options' in moment ? moment.options : undefined);
  if (isRefusal(options)) throw new Error(options.why);
  if ('seed' in moment) {
    const { seats, seed } = moment;
    return start(game, { game: game.id, version: game.version, seats, options, seed });
  }
  const state = position?.read(moment.position, options);
  if (state === undefined || isRefusal(state)) throw new Error(`${moment.name} cannot be set up`);
  return startFrom<Kind>(state);
};

/**
 * Plays one written step: a move of the first actor, `1:` and a move of another seat, or `+300` to let that
 * many milliseconds pass.
 */
const written = (game: Game<Kind>, seed: string, now: Position<Kind>, text: string): Position<Kind> => {
  const [, ms, seat, move = text] = /^(?:\+(\d+)|(\d+):(.+))$/.exec(text) ?? [];
  if (ms === undefined)
    return stepped(game, seed, now, game.read(move), seat === undefined ? null : Number(seat));
  const at = now.at + Number(ms);
  return { ...([...clockSteps(game, seed, now, at)].at(-1) ?? now), at };
};

const stepped = (
  game: Game<Kind>,
  seed: string,
  now: Position<Kind>,
  move: unknown,
  seat: Seat | null = null,
): Position<Kind> => {
  const by = seat ?? game.actors(now.state)[0] ?? 0;
  const next = play(game, seed, now, { by, at: now.at, move });
  return isRefusal(next) ? now : next;
};

const tapAll = async (root: HTMLElement | null, taps: readonly number[]): Promise<void> => {
  for (const spot of taps) {
    root?.querySelector(`[data-spot="${spot}"]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
