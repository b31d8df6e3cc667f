import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Names that fit anything: two types with such a name are two ideas, and a reader has to open both to learn which is meant. */
const UNCLEAR =
  'Asked|Told|Heard|Known|Shown|Seen|Line|News|Place|Way|Talk|Thinking|Desk|Story|Scribe|Surroundings|Elsewhere|Draft';
const DECLARED = new RegExp(
  String.raw`^\s*(?:export )?(?:default )?(?:type|interface|class|const|function) (${UNCLEAR})(?=[ <(])`,
  'gm',
);

const SRC = new URL('./', import.meta.url);
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/^games\/[^/]+\/versions\//.test(file));

test('no two types or components share a name that says nothing', () => {
  const declared = new Map<string, string[]>();
  for (const file of files)
    for (const [, name = ''] of readFileSync(new URL(file, SRC), 'utf8').matchAll(DECLARED))
      declared.set(name, [...(declared.get(name) ?? []), file]);
  expect(declared.size).toBeGreaterThan(2); // the pattern still finds declarations
  expect([...declared].filter(([, places]) => places.length > 1)).toEqual([]);
});

/** Comments that begin like a question are riddles: "The time at which …" is understood at once, "What this clock showed when …" is not. */
const RIDDLE = /(?:\/\*\*|(?:^|\s)\/\/)\s+(?:What|Whether|Who|Whoever|Whom)\s.*/gm;

test('no comment begins with what, whether or who', () => {
  const riddles = files.flatMap((file) =>
    [...readFileSync(new URL(file, SRC), 'utf8').matchAll(RIDDLE)].map(([comment]) => `${file}: ${comment}`),
  );
  expect(riddles).toEqual([]);
  expect(['/**', 'Whoever', 'asks. */'].join(' ').match(RIDDLE)).not.toBeNull();
});
