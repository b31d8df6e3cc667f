import { expect, test } from 'vitest';
import { startFrom } from '../../../kernel/match.ts';
import { adviceFor, type Advice } from './advice.ts';
import { cardOf } from '../rules/cards/cards.ts';
import { isSolved } from '../rules/cards/solution.ts';
import { matOf } from '../rules/race/mat.ts';
import { tileName } from '../rules/race/notation.ts';
import rules from '../rules/race/race.ts';
import { TestTable } from '../rules/race/table.testing.ts';

const adviceAt = (table: TestTable, seat = 0): Advice | null =>
  adviceFor(rules.view(table.state, seat), seat);

/** Does what the advice says, as a player would. */
const follow = (table: TestTable, advice: Advice): void => {
  const act = (text: string): void => void table.do(0, text).wait(300);
  switch (advice.kind) {
    case 'grab':
      return act(`g${tileName(advice.tile.id)}`);
    case 'lay': {
      const { turns, flip, at } = advice.pose;
      for (let n = 0; n < Math.abs(turns); n++) act(turns > 0 ? 'turn+' : 'turn-');
      if (flip) act('flip');
      return act(`put${at.u},${at.v}`);
    }
    case 'lay-box':
      if (advice.flip) act('flip');
      return act(`put${advice.at.u},${advice.at.v}`);
    case 'peek':
      return act(`peek${advice.slot + 1}`);
    case 'mend':
      return act(typeof advice.thing === 'number' ? `lift${tileName(advice.thing)}` : `lift${advice.thing}`);
    case 'card':
      return act(`card${advice.place + 1}`);
    case 'box':
    case 'keep':
    case 'return':
      return act(advice.kind);
    case 'meow':
    case 'wait':
    default:
      throw new Error(`nothing to do: ${advice.kind}`);
  }
};

const followAll = (table: TestTable): Advice | null => {
  for (let n = 0; n < 200; n++) {
    const advice = adviceAt(table);
    if (!advice || advice.kind === 'meow' || advice.kind === 'wait') return advice;
    follow(table, advice);
  }
  return null;
};

test.each(['I-01', 'IIa-05', 'III-02', 'III-06'])('a player who follows it builds card %s', (card) => {
  const table = new TestTable(1).go();
  expect(adviceAt(table)?.kind).toBe('card');
  table.do(0, 'card1').wait(300);
  table.now = startFrom({ ...table.state, cards: [card] }, table.at);
  expect(followAll(table)).toEqual({ kind: 'meow' });
  expect(isSolved(cardOf(card).figure, matOf(table.state, 0))).toBe(true);
});

test('a piece that lies wrong is named, a cat that is not on the card goes back, and a taken one is waited for', () => {
  const table = new TestTable(2).withCards();
  table.now = startFrom({ ...table.state, cards: ['I-01', 'I-02'] }, table.at); // without a Bombay; with one
  table.do(0, 'gB1').wait(300);
  expect(adviceAt(table)).toEqual({ kind: 'return' });
  table.do(0, 'put0,0').wait(300);
  expect(adviceAt(table)).toEqual({ kind: 'mend', thing: 20 });
  table.do(0, 'liftB1').do(0, 'return').wait(300);
  for (const tile of ['E1', 'E2']) table.do(1, `g${tile}`).wait(300).do(1, 'put0,0').wait(300);
  expect(followAll(table)).toEqual({ kind: 'wait', breed: 'E' });
});

test('the cat that a rival needs too comes first, and not the tile that the rival reaches for', () => {
  const table = new TestTable(2).withCards();
  table.now = startFrom({ ...table.state, cards: ['I-06', 'I-02'] }, table.at); // both need P, A, B and D; only mine needs R
  const advice = adviceAt(table);
  expect(advice).toMatchObject({ kind: 'grab', rival: 1 });
  if (advice?.kind !== 'grab') throw new Error('not a grab');
  table.do(1, `g${tileName(advice.tile.id)}`);
  const other = adviceAt(table);
  expect(other?.kind === 'grab' && other.tile.id).not.toBe(advice.tile.id);
});
