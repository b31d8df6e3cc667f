import { expect, test } from 'vitest';
import { scene } from '../../../../kernel/match.ts';
import rules from '../../rules/game.ts';
import { RESCUE, RICH, boat, table } from '../../rules/table.testing.ts';
import type { Move, PlaceMove, View } from '../../rules/state/types.ts';
import { flawOf } from './flaw.ts';

const VIEW: View = scene(rules, table({ ...RESCUE, players: [{ ...RICH, tiles: [], lessons: [] }] }), 0).view;

const place = (text: string): PlaceMove => {
  const [placed] = boat(text);
  if (!placed) throw new Error(`${text} is no placement`);
  return { do: 'place', ...placed };
};
const flaw = (played: Move, better: Move): ReturnType<typeof flawOf> => flawOf(VIEW, 0, played, better);

test('a map covered in vain, fewer points at once, a rescue that is left out', () => {
  const [found, lost, nothing] = [place('C16-G@7,0/1'), place('C16-B@7,0/1'), place('C16-B@11,4/1')];
  expect(flaw(lost, found)).toMatchObject({ why: 'lost-map' });
  expect(flaw(place('rat@9,4/0'), nothing)).toMatchObject({ why: 'points', count: -3 });
  expect(flaw({ do: 'pass' }, found)).toMatchObject({ why: 'stops' });
  expect(flaw({ do: 'pass' }, place('T1#1@10,4/0'))).toBeNull();
});

test('nothing is said where the better move has the same fault, or where cards are compared by what nobody sees', () => {
  expect(flaw(place('C16-B@7,0/1'), place('C16-B@7,0/1'))).toBeNull();
  expect(flaw({ do: 'keep', cards: [1, 2] }, { do: 'keep', cards: [3, 4] })).toBeNull();
});
