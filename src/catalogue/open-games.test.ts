import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { begin, move, recordOf, type Session, type Stepped } from '../cli/engine/session.ts';
import { loadRecord, openGame } from './open-games.ts';
import { sayRecordRefusal } from '../words/say.ts';
import { legal, scene } from '../kernel/match.ts';
import { readOptions } from '../kernel/options.ts';
import { LOCALES } from '../words/plural.ts';
import { findGames } from './find-games.ts';

const [game = ''] = findGames();
const loaded = await openGame(game);
if (!loaded) throw new Error('no game');
const rules = loaded.game;

/** A finished match. Its seed contains a line separator character, which must not split the line. */
const finished = ((): string => {
  const options = readOptions(rules);
  const seed = 'a\u2028seed\n"quoted"';
  let session: Session = begin(loaded, {
    game,
    version: rules.version,
    seats: rules.seats[0],
    options,
    seed,
  });
  for (let at = 0; !rules.outcome(session.now.state); at += 0.1) {
    const [seat = 0] = rules.actors(session.now.state);
    const [first] = legal(rules, scene(rules, session.now, seat), seat);
    session = (move(session, seat, rules.write(first), at) as Stepped).session;
  }
  return recordOf(session);
})();
const lines = finished.split('\n');

const change = (line: RegExp, to: (text: string) => string): [text: string, line: number] => {
  const i = lines.findIndex((text) => line.test(text));
  return [lines.with(i, to(lines[i] ?? '')).join('\n'), i + 1];
};

test('a record replays to the match it was written from, odd seeds and moments included', async () => {
  const replayed = await loadRecord(finished);
  if (!('file' in replayed)) throw new Error(replayed.refusal.why);
  expect(replayed.positions).toHaveLength(replayed.file.entries.length + 1);
  expect(await loadRecord(finished.replaceAll('\n', '\r\n'))).toHaveProperty('file');
});

test.each<[string, [string, number]]>([
  ['not-a-record', change(/^clowder/, () => 'clowder record 2')],
  ['no-such-game', change(/^game/, () => 'game ../games')],
  ['unreadable-line', change(/^version/, () => 'version 01')],
  ['wrong-version', change(/^version/, () => 'version 999')],
  ['wrong-number-of-seats', change(/^seats/, () => 'seats 0')],
  ['no-such-value', change(/^option/, (text) => text.replace(/\S+$/, '"nonsense"'))],
  ['no-such-option', change(/^option/, () => 'option __proto__ 1')],
  ['unreadable-line', change(/^option/, () => 'option nonsense {')],
  ['unreadable-line', change(/^commitment/, () => 'game again')],
  ['wrong-commitment', change(/^commitment/, () => `commitment ${'0'.repeat(64)}`)],
  ['unreadable-line', change(/^seed/, () => 'seed 7')],
  ['unreadable-entry', change(/^2 /, (text) => `${text} more`)],
  ['unreadable-entry', change(/^2 /, (text) => text.replace(/^2 \S+/, '2 00'))],
  ['unreadable-entry', change(/^2 /, () => '2 0 clock x')],
  ['entry-out-of-order', change(/^2 /, (text) => text.replace(/^2/, '3'))],
  ['unreadable-move', change(/^2 /, (text) => text.replace(/\S+$/, 'nonsense'))],
  ['not-your-turn', change(/^2 /, (text) => text.replace(/ \d+ (\S+)$/, ' 99 $1'))],
  ['time-runs-backwards', change(/^3 /, (text) => text.replace(/^3 \S+/, '3 0'))],
  ['clock-not-due', change(/^3 /, (text) => text.replace(/^(3 \S+).*/, '$1 clock -'))],
  ['wrong-result', change(/^result/, (text) => `${text} 7`)],
])('%s: a changed record is refused by its line, in three languages', async (why, [text, line]) => {
  const refused = await loadRecord(text);
  if ('file' in refused) throw new Error('it was believed');
  expect(refused.refusal).toMatchObject({ why, with: { line } });
  for (const locale of LOCALES) {
    const sentence = sayRecordRefusal(locale, refused.refusal, refused.loaded?.words ?? null);
    expect(sentence).toMatch(new RegExp(`^\\p{L}+ ${line}: .+\\.$`, 'u'));
  }
});

test('a missing field is named', async () => {
  for (const field of ['game', 'version', 'seats', 'commitment', 'seed']) {
    const text = lines.filter((line) => !line.startsWith(`${field} `)).join('\n');
    expect(await loadRecord(text)).toMatchObject({ refusal: { why: 'missing-field', with: { field } } });
  }
});

test('a result before the end, or anything after the result, is refused', async () => {
  const entries = lines.filter((line) => /^\d/.test(line)).length;
  const short = lines.filter((line) => !line.startsWith(`${entries} `)).join('\n');
  expect(await loadRecord(short)).toMatchObject({ refusal: { why: 'result-too-early' } });
  expect(await loadRecord(`${finished}seats 2\n`)).toMatchObject({ refusal: { why: 'line-after-result' } });
});

test('a match can stop anywhere, and need not say its result', async () => {
  const silent = lines.filter((line) => !line.startsWith('result')).join('\n');
  expect(await loadRecord(silent)).toHaveProperty('file');
  expect(
    await loadRecord(
      lines
        .slice(
          0,
          lines.findIndex((line) => line.startsWith('5 ')),
        )
        .join('\n'),
    ),
  ).toHaveProperty('file');
});

test('another seed needs another commitment', async () => {
  const hash = createHash('sha256').update('x').digest('hex');
  const [text] = change(/^seed/, () => 'seed "x"');
  expect(await loadRecord(text)).toMatchObject({ refusal: { why: 'wrong-commitment' } });
  expect(await loadRecord(text.replace(/^commitment .*$/m, `commitment ${hash}`))).toHaveProperty(
    'loaded.game.id',
    game,
  );
});
