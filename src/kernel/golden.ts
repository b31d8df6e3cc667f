import type { Game, Header, Kind } from './game.ts';
import { legal, replay, scene, start, type Position } from './match.ts';
import { writeRecord, type MatchRecord } from './record.ts';

const CUT = '\n---\n';

/**
 * A whole playthrough as text, reviewed like code: the record, a line `---`, and for every step the events
 * for a spectator, the board as text, and the number of moves of each actor. A change of the rules shows up
 * as a difference in this text.
 */
export const goldenText = <K extends Kind>(
  game: Game<K>,
  record: MatchRecord,
  from: Position<K> = start(game, record.header as Header<K>),
): string => {
  const steps = [...replay(game, record.header.seed, from, record.entries)];
  return [writeRecord(record) + CUT.slice(1), ...steps.map((now) => stepText(game, record, now))].join('\n');
};

/** The record at the top of a golden file. The rest of the file can be computed from it. */
export const recordInGolden = (golden: string): string => `${golden.split(/\r?\n---\r?\n/)[0]}\n`;

const stepText = <K extends Kind>(game: Game<K>, { entries }: MatchRecord, now: Position<K>): string => {
  const here = scene(game, now, 'spectator');
  const entry = entries[now.seq - 1];
  return [
    entry ? `${entry.seq}. ${entry.by} ${entry.move ?? '-'}` : '0. setup',
    ...here.events.map((event) => JSON.stringify(event)),
    game.draw(here.view),
    ...here.actors.map(
      (seat) => `seat ${seat} has ${legal(game, scene(game, now, seat), seat).length} moves`,
    ),
    '',
  ].join('\n');
};
