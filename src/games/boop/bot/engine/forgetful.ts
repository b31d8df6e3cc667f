import { SQUARES } from '../../rules/bed.ts';
import { CATS, FIRST_LINE, KITTENS, MINE, MY_POOL, STRIDE, type Memory, type Rules } from './layout.ts';
import { play, settle } from './moves.ts';
import { place } from './place.ts';
import { BIT_HIGH, BIT_LOW } from './tables.ts';

/**
 * Plays `move` as somebody imagines it who forgets that the own pieces are pushed too: the rival's pieces move,
 * the own ones stay. So a piece placed between two own ones seems to complete a row.
 */
export const playForgetfully = (m: Memory, from: number, to: number, rules: Rules, move: number): void => {
  if (move >= FIRST_LINE) return play(m, from, to, rules, move);
  for (let i = 0; i < STRIDE; i++) m[to + i] = m[from + i] ?? 0;
  const cat = move < SQUARES ? 0 : 1;
  const at = move - cat * SQUARES;
  place(m, to, cat, at, null, null);
  const placedAs = cat === 0 ? KITTENS : CATS;
  for (let word = 0; word < 2; word++) {
    const bit = (word === 0 ? BIT_LOW : BIT_HIGH)[at] ?? 0;
    const mine = m[from + MINE + word] ?? 0;
    const theirs = ~(m[to + MINE + word] ?? 0);
    for (const pair of [KITTENS, CATS]) {
      const stay = (m[from + pair + word] ?? 0) & mine;
      m[to + pair + word] = ((m[to + pair + word] ?? 0) & theirs) | stay | (pair === placedAs ? bit : 0);
    }
    m[to + MINE + word] = mine | bit;
    m[to + MY_POOL + word] = (m[from + MY_POOL + word] ?? 0) - (word === cat ? 1 : 0); // none of the own fell
  }
  settle(m, to, rules);
};
