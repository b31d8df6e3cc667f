import { expect, test } from 'vitest';
import type { DependentOptions } from '../../../kernel/abilities.ts';
import type { Preset } from '../../../kernel/optional-files.ts';
import type { Game, Kind } from '../../../kernel/game.ts';
import { game as count } from '../../table/count-game.testing.ts';
import { CLOCKS } from '../../table/clocks.ts';
import { nobodyPlays, presetOf, settle, usualChoice, withCompany, withPreset, withSeats } from './choice.ts';
import { readChoice } from './kept-choice.ts';

/** For one to six; the family mode is for two to four. */
const game: Game<Kind> & DependentOptions<Kind> = {
  ...count,
  seats: [1, 6],
  options: { mode: ['standard', 'family'], long: [false, true] },
  choices: (seats) => (seats < 2 || seats > 4 ? { mode: ['standard'] } : {}),
};
const USUAL: Preset<Kind> = { key: 'usual', options: {} };
const SOLO: Preset<Kind> = { key: 'solo', options: {}, seats: 1, oneDevice: true };
const FAMILY: Preset<Kind> = { key: 'family', options: { mode: 'family' } };
const SOFA: Preset<Kind> = { key: 'sofa', options: {}, seats: 2, oneDevice: true };
const PRESETS = [USUAL, SOLO, FAMILY, SOFA];
const LEVELS = 3;

const usual = usualChoice(game, 'friend');

test('a usual table: me and a free seat, all defaults', () => {
  expect(usual).toMatchObject({ seats: ['me', 'open'], options: {}, clock: { kind: 'none' } });
  expect(presetOf(game, PRESETS, usual)).toBe(USUAL);
});

test('company moves people to this device or away from it, and leaves bots where they sit', () => {
  const withBot = { ...withSeats(usual, 3), seats: ['me', 1, 'open'] as const };
  const here = withCompany(withBot, 'here');
  expect(here.seats).toEqual(['me', 1, 'me']);
  expect(withCompany(here, 'everybody').seats).toEqual(['me', 1, 'open']);
});

test('a table for one is on this device, and one for others has room for them', () => {
  expect(withSeats(usual, 1)).toMatchObject({ company: 'here', seats: ['me'] });
  expect(withCompany(withSeats(usual, 1), 'friend').seats).toEqual(['me', 'open']);
});

test('a preset sets everything it says, with a number of players that its options allow', () => {
  const six = withSeats(usual, 6);
  expect(withPreset(game, six, FAMILY)).toMatchObject({ options: { mode: 'family' }, company: 'friend' });
  expect(withPreset(game, six, FAMILY).seats).toHaveLength(2);
  expect(withPreset(game, withSeats(usual, 3), FAMILY).seats).toHaveLength(3);
  for (const preset of PRESETS) expect(presetOf(game, PRESETS, withPreset(game, six, preset))).toBe(preset);
});

test('an option that so many players cannot have is named and left out; with fewer it is back', () => {
  const six = withSeats(withPreset(game, usual, FAMILY), 6);
  expect(settle(game, six, 0)).toMatchObject({ options: {}, dropped: [['mode', 'family']] });
  expect(presetOf(game, PRESETS, six)).toBe(USUAL);
  expect(settle(game, withSeats(six, 4), 0)).toMatchObject({ options: { mode: 'family' }, dropped: [] });
});

test('a table of bots alone has nobody who plays', () => {
  expect(nobodyPlays([0, 1])).toBe(true);
  expect(nobodyPlays([0, 'open'])).toBe(false);
});

test('the last choice is read again, and what no longer exists becomes usual', () => {
  const choice = {
    ...withPreset(game, usual, FAMILY),
    seats: ['me', 2] as const,
    clock: CLOCKS[2] ?? usual.clock,
    allows: { hint: true, takeback: false },
  };
  expect(readChoice(game, LEVELS, JSON.parse(JSON.stringify(choice)))).toEqual(choice);
  expect(readChoice(game, LEVELS, undefined)).toEqual(usual);
  const spoilt = {
    company: 'nobody',
    seats: ['me', 7],
    options: { mode: 'old', gone: 1 },
    clock: 5,
    allows: 1,
  };
  expect(readChoice(game, LEVELS, spoilt)).toEqual(usual);
});
