import { isRefusal, type Header, type Kind } from '../../kernel/game.ts';
import { optionsAt, seatsRefusal } from '../../kernel/options.ts';
import { commitment } from '../../kernel/random.ts';
import { sayRecordRefusal } from '../../words/say.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import { loadRecord, openGame } from '../../catalogue/open-games.ts';
import { anyWhole, exactly, optional, options, seed, text } from './arguments.ts';
import { errorAnswer } from './errors.ts';
import { begin, beginFrom, resume } from './session.ts';
import { anytime, inMatch, refused, type Answer, type Verb } from './verb.ts';

/** The verbs that replace the current match. If refused, the old match stays. */

const noSuchGame = (game: string): Answer =>
  refused({ why: 'no-such-game', with: { game: game.slice(0, 40) } });

const headerOf = (
  { game }: LoadedGame,
  seats: number,
  chosen: Header<Kind>['options'],
  fromSeed: string,
): Header<Kind> => ({ game: game.id, version: game.version, seats, options: chosen, seed: fromSeed });

export const newMatch = anytime(
  { game: text, seats: anyWhole, options: optional(options, {}), seed: optional(seed, null) },
  async (asked, environment) => {
    const loaded = await openGame(asked.game);
    if (!loaded) return noSuchGame(asked.game);
    const wrongSeats = seatsRefusal(loaded.game, asked.seats);
    if (wrongSeats) return refused(wrongSeats);
    const chosen = optionsAt(loaded.game, asked.seats, asked.options);
    if (isRefusal(chosen)) return refused(chosen);
    const session = begin(
      loaded,
      headerOf(loaded, asked.seats, chosen, asked.seed ?? environment.freshSeed()),
    );
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
  async (asked, environment) => {
    const loaded = await openGame(asked.game);
    if (!loaded) return noSuchGame(asked.game);
    if (!loaded.position) return refused({ why: 'no-position-text' });
    const seats = asked.seats ?? loaded.game.seats[0];
    const wrongSeats = seatsRefusal(loaded.game, seats);
    if (wrongSeats) return refused(wrongSeats);
    const chosen = optionsAt(loaded.game, seats, asked.options);
    if (isRefusal(chosen)) return refused(chosen);
    const state = loaded.position.read(asked.text, chosen);
    if (isRefusal(state)) return refused(state, loaded.words);
    const header = headerOf(loaded, seats, chosen, asked.seed ?? environment.freshSeed());
    return { ok: { seq: 0 }, session: beginFrom(loaded, header, asked.text, state) };
  },
);

const tellPosition = inMatch(
  // Another game id means that the caller forgot to set up a match of that game first.
  ({ loaded: { game } }) => ({ game: optional(exactly(game.id), game.id) }),
  ({ loaded, now }) =>
    loaded.position ? { ok: loaded.position.write(now.state) } : refused({ why: 'no-position-text' }),
);

export const position: Verb = (environment, session, request) =>
  (Object.hasOwn(request, 'text') ? setUp : tellPosition)(environment, session, request);

export const load = anytime({ text }, async (asked) => {
  const replayed = await loadRecord(asked.text);
  if ('file' in replayed) return { ok: { seq: replayed.file.entries.length }, session: resume(replayed) };
  const { refusal, loaded } = replayed;
  const say = sayRecordRefusal('en', refusal, loaded?.words ?? null);
  return { error: { ...errorAnswer(refusal, loaded?.words ?? null), say } };
});
