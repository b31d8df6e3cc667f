import { isDeepStrictEqual } from 'node:util';
import type { PositionText } from '../../kernel/optional-files.ts';
import { isRefusal, type Kind, type Rng } from '../../kernel/game.ts';
import { legal, play, scene } from '../../kernel/match.ts';
import { pick } from '../../kernel/random.ts';
import { readRecord } from '../../kernel/read-record.ts';
import { writeRecord } from '../../kernel/record.ts';
import { replayRecord } from '../../kernel/replay-record.ts';
import { recordOf, type Session } from '../engine/session.ts';
import { mutated, nastyText } from './mutate.ts';
import { wordless, type Target } from './target.ts';

/** Mostly mutations of valid text: random noise rarely gets past the first check. */
const spoiled = (good: readonly string[], rng: Rng): string =>
  good.length && rng.int(10) ? mutated(pick(rng, good), rng) : nastyText(rng);

/**
 * Texts as moves: refused as unreadable, or read and written back unchanged; then refused without a change,
 * or played.
 */
export const moveTarget = (session: Session): Target => {
  const { loaded, header, now } = session;
  const { game, words } = loaded;
  const seats = Array.from({ length: header.seats }, (_, seat) => seat);
  const good = seats.flatMap((seat) =>
    legal(game, scene(game, now, seat), seat).map((move) => game.write(move)),
  );
  const before = JSON.stringify(now);
  return {
    name: 'move',
    where: recordOf(session),
    sample: (rng) => (rng.int(20) ? spoiled(good, rng) : pick(rng, good.length ? good : [''])),
    complaint: (text) => {
      const move = game.read(text);
      if (move === null) return null;
      if (game.write(move) !== text) return `it reads, but is written ${JSON.stringify(game.write(move))}`;
      for (const by of [...seats, -1, header.seats]) {
        const next = play(game, header.seed, now, { by, at: now.at, move });
        const silent = isRefusal(next) && wordless(next, words);
        if (silent) return silent;
      }
      return JSON.stringify(now) === before ? null : 'the position has changed under it';
    },
  };
};

/** Texts as positions: refused with a reason, or set up and written back unchanged. */
export const positionTarget = (texts: PositionText<Kind>, session: Session): Target => {
  const { loaded, header, now } = session;
  const { game, words } = loaded;
  const good = [texts.write(now.state)];
  return {
    name: 'position',
    where: `options ${JSON.stringify(header.options)}`,
    sample: (rng) => spoiled(good, rng),
    complaint: (text) => {
      const state = texts.read(text, header.options);
      if (isRefusal(state)) return wordless(state, words);
      if (texts.write(state) !== text)
        return `it reads, but is written ${JSON.stringify(texts.write(state))}`;
      const actors = game.actors(state);
      const able = actors.some((seat) => [...game.candidates(game.view(state, seat), seat)].length > 0);
      return able || game.due(state) !== null ? null : 'nobody can move in it';
    },
  };
};

/** Texts as records: refused with a reason, or replayed and written back to the same record. */
export const recordTarget = (session: Session): Target => {
  const { game, position, words } = session.loaded;
  const good = [recordOf(session)];
  return {
    name: 'record',
    where: '',
    sample: (rng) => spoiled(good, rng),
    complaint: (text) => {
      const file = readRecord(text);
      if (isRefusal(file)) return wordless(file, words);
      const { lineOf: _lines, ...meant } = file;
      const again = readRecord(writeRecord(file));
      const { lineOf: _others, ...copy } = isRefusal(again) ? { ...again, lineOf: null } : again;
      if (!isDeepStrictEqual(copy, meant)) return 'what it reads as is written differently';
      const replayed = replayRecord(game, position, file);
      return isRefusal(replayed) ? wordless(replayed, words) : null;
    },
  };
};
