import { expect, test } from 'vitest';
import { CARDS } from '../rules/cards.ts';
import en from './en/words.ts';
import ru from './ru/words.ts';
import uk from './uk/words.ts';

const called = (text: string) => CARDS.filter((face) => face.text === text);

test('Ukrainian declines a card after a verb', () => {
  const { prompts, veto, named, asObject } = uk.board;
  expect(called('1*').map(named).map(prompts.give)).toEqual(['Кому 1 година, 1 дзвіночок?']);
  expect(called('1*').map(asObject).map(prompts.veto)).toEqual([
    'Тобі дають 1 годину, 1 дзвіночок. Відмовишся?',
  ]);
  expect(called('o').map((owl) => veto.given('Місяць', asObject(owl)))).toEqual([
    'Місяць дає тобі карту «Нічна сова»',
  ]);
});

test.each([en, uk, ru])('played to the whole deck, nobody is told to reach thirteen bells', ({ goal }) => {
  const options = { piles: 'face-down', owlLasting: false, vetoWindow: 'short' } as const;
  expect(goal({ ...options, end: 'thirteen' }, 3)).toContain('13');
  expect(goal({ ...options, end: 'whole-deck' }, 3)).not.toContain('13');
});
