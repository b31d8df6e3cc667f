import { isRefusal, type Header, type Kind } from '../../kernel/game.ts';
import { readOptions, seatsRefusal } from '../../kernel/options.ts';
import { commitment } from '../../kernel/random.ts';
import { sayRecordRefusal } from '../../words/say.ts';
import type { GameBox } from '../../catalogue/find-games.ts';
import { loadRecord, takeGame } from '../../catalogue/open-games.ts';
import { anyWhole, exactly, optional, options, seed, text } from './arguments.ts';
import { errorAnswer } from './errors.ts';
import { begin, beginFrom, resume } from './session.ts';
import { anytime, inMatch, refused, type Answer, type Verb } from './verb.ts';

/** The verbs that replace the current match. If refused, the old match stays. */

const noSuchGame = (game: string): Answer =>
  refused({ why: 'no-such-game', with: { game: game.slice(0, 40) } });

const headerOf = (
  { game }: GameBox,
  seats: number,
  chosen: Header<Kind>['options'],
  fromSeed: string,
): Header<Kind> => ({ game: game.id, version: game.version, seats, options: chosen, seed: fromSeed });

export const newMatch = anytime(
  { game: text, seats: anyWhole, options: optional(options, {}), seed: optional(seed, null) },
  async (asked, world) => {
    const box = await takeGame(asked.game);
    if (!box) return noSuchGame(asked.game);
    const wrongSeats = seatsRefusal(box.game, asked.seats);
    if (wrongSeats) return refused(wrongSeats);
    const chosen = readOptions(box.game, asked.options);
    if (isRefusal(chosen)) return refused(chosen);
    const session = begin(box, headerOf(box, asked.seats, chosen, asked.seed ?? world.freshSeed()));
    return { ok: { seq: 0, commitment: commitment(session.header.seed) }, session };
  },
);

const setUp = anytime(
  {
    game: text,
    text,
    options: optional(options, {}),
    seats: optional(anyWhole, null),
    seed: optional(seed, null),
  },
  async (asked, world) => {
    const box = await takeGame(asked.game);
    if (!box) return noSuchGame(asked.game);
    if (!box.position) return refused({ why: 'no-position-text' });
    const seats = asked.seats ?? box.game.seats[0];
    const wrongSeats = seatsRefusal(box.game, seats);
    if (wrongSeats) return refused(wrongSeats);
    const chosen = readOptions(box.game, asked.options);
    if (isRefusal(chosen)) return refused(chosen);
    const state = box.position.read(asked.text, chosen);
    if (isRefusal(state)) return refused(state, box.words);
    const header = headerOf(box, seats, chosen, asked.seed ?? world.freshSeed());
    return { ok: { seq: 0 }, session: beginFrom(box, header, asked.text, state) };
  },
);

const tellPosition = inMatch(
  // Another game id means that the caller forgot to set up a match of that game first.
  ({ box: { game } }) => ({ game: optional(exactly(game.id), game.id) }),
  ({ box, now }) =>
    box.position ? { ok: box.position.write(now.state) } : refused({ why: 'no-position-text' }),
);

export const position: Verb = (world, session, request) =>
  (Object.hasOwn(request, 'text') ? setUp : tellPosition)(world, session, request);

export const load = anytime({ text }, async (asked) => {
  const loaded = await loadRecord(asked.text);
  if ('file' in loaded) return { ok: { seq: loaded.file.entries.length }, session: resume(loaded) };
  const { refusal, box } = loaded;
  const say = sayRecordRefusal('en', refusal, box?.words ?? null);
  return { error: { ...errorAnswer(refusal, box?.words ?? null), say } };
});
