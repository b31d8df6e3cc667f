import { defined } from '../../../kernel/defined.ts';
import type { Millis, Rng } from '../../../kernel/game.ts';
import { raceThrough } from '../../../kernel/race-puzzle.ts';
import bots from '../bot/bot.ts';
import kittyPaw, { type AnyKittyPaw } from '../rules/game.ts';
import { stateAt, type PuzzleStart } from './place-text.ts';
import puzzles from './puzzles.ts';

const AVERAGE = 2; // the level of an average player, from 0
const RUNS = 15;
const SHARE = { least: 0.6, most: 2.6 }; // of what an average player needs: what the best can do, and what is easy for all
const STEP: Millis = 1_000; // whole seconds are easier to say

/** Nobody is equally fast every day, and the form of a bot follows from the round. */
export const onAnotherDay = (state: AnyKittyPaw['state'], rng: Rng): AnyKittyPaw['state'] =>
  'runs' in state ? state : { ...state, round: 1 + rng.int(1_000_000) };

/** The time within which an average player succeeds in half of the tries; null: fewer than half succeed before the card ends. */
const usualTime = (place: PuzzleStart, rng: Rng): Millis | null => {
  const { bot } = defined(bots.levels[AVERAGE]);
  const tries = Array.from({ length: RUNS }, () => {
    const state = onAnotherDay(stateAt(place), rng);
    const { solved, at } = raceThrough(kittyPaw, puzzles, '', { state, solver: 0, turns: 1 }, bot, rng);
    return solved ? [at] : [];
  });
  return tries.flat().toSorted((a, b) => a - b)[RUNS >> 1] ?? null;
};

/** The time that is given for a place, drawn so that some are hard and some are easy; null: it is too much for a puzzle. */
export const timeFor = (place: PuzzleStart, rng: Rng): Millis | null => {
  const usual = usualTime(place, rng);
  if (usual === null) return null;
  const share = SHARE.least * (SHARE.most / SHARE.least) ** (rng.int(1_001) / 1_000);
  return Math.min(place.time, Math.round((share * usual) / STEP) * STEP);
};
