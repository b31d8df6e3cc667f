import { describe, expect, test } from 'vitest';
import { startFrom, play, clockSteps } from '../../../../kernel/match.ts';
import { isRefusal } from '../../../../kernel/game.ts';
import { quickRng } from '../../../../kernel/random.ts';
import { CARDS, cardOf, OWN } from '../cards/cards.ts';
import { readFigure, writeFigure, type Figure } from '../cards/figure.ts';
import rules, { type AnyKittyPaw } from '../game.ts';
import {
  addPiece,
  atHome,
  EMPTY,
  flipPiece,
  freePlace,
  inTheMiddle,
  letIn,
  liftPiece,
  movePiece,
  piecesOf,
  removePiece,
  turnPiece,
} from '../cards/drawing.ts';
import { checkDrawing } from './check-drawing.ts';
import { readLink, writeLink } from '../cards/link.ts';
import { puzzleOf } from './puzzle.ts';

const figure = (text: string): Figure => readFigure(text) ?? expect.fail(`not a figure: ${text}`);
const whys = (drawn: Figure): string[] => checkDrawing(drawn).refusals.map(({ why }) => why);

describe('a link', () => {
  test('restores every figure from any place on the mat, in at most 33 characters', () => {
    for (const { figure: drawn } of CARDS) {
      const link = writeLink(inTheMiddle(drawn));
      expect(link).toMatch(/^[0-9A-Za-z]{1,33}$/);
      expect(readLink(link)).toEqual(atHome(drawn));
    }
  });

  test('is refused when it is nonsense or too long', () => {
    for (const text of ['', '1', '2J000', '1J00', '1X000', '1Jc00', '1H900', '1H100V200', '1J0%20', ' 1J000'])
      expect(readLink(text)).toBe('link-unreadable');
    expect(readLink(`1${'J000'.repeat(9)}`)).toBe('link-too-long');
    expect(readLink('1'.repeat(100_000))).toBe('link-too-long');
  });
});

describe('a drawing', () => {
  const two = addPiece(addPiece(EMPTY, 'J', { u: 0, v: 0 }), 'box', { u: 3, v: 3 });

  test('grows piece by piece, each breed once, on free places', () => {
    expect(writeFigure(two)).toBe('Ja0@0,0 H@3,3');
    expect(addPiece(two, 'J', { u: 5, v: 5 })).toBe(two);
    const place = freePlace(two);
    expect(whys(addPiece(two, 'E', place))).not.toContain('overlapping');
  });

  test('is moved, flipped, turned, stacked and taken apart', () => {
    expect(writeFigure(movePiece(two, 'J', { u: 1, v: -2 }))).toBe('Ja0@1,-2 H@3,3');
    expect(movePiece(two, 'J', { u: 13, v: 0 })).toBe(two);
    expect(writeFigure(flipPiece(flipPiece(two, 'J'), 'box'))).toBe('Js0@0,0 V@3,3');
    expect(writeFigure(turnPiece(two, 'J', -1))).toBe('Ja5@0,0 H@3,3');
    expect(writeFigure(letIn(two, 'DOG'))).toBe('Ja0@0,0 H@3,3:DOG');
    expect(piecesOf(liftPiece(two, 'J', 1))).toEqual(['box', 'J']);
    expect(liftPiece(two, 'J', -1)).toBe(two);
    expect(piecesOf(removePiece(two, 'J'))).toEqual(['box']);
  });
});

describe('[K6] the judgement', () => {
  test('recognises the 48 cards in any order of laying, shifted, and with another guest', () => {
    const card = cardOf('IIa-01').figure;
    const other = letIn(inTheMiddle(liftPiece(card, 'box', 1)), 'C7');
    expect(whys(other)).toEqual(['known-card']);
    expect(whys(turnPiece(turnPiece(card, 'D', 1), 'D', 1))).toEqual([]);
  });

  test('says the level, the difficulty and everything that is wrong', () => {
    expect(checkDrawing(cardOf('III-06').figure)).toMatchObject({
      level: 3,
      difficulty: expect.closeTo(18, 5) as number,
    });
    expect(whys(EMPTY)).toEqual(['too-few-kitties']);
    expect(whys(figure('Ja0@0,0 Es0@1,0 Rs2@9,0'))).toEqual(
      expect.arrayContaining(['too-few-kitties', 'overlapping', 'in-pieces']),
    );
    expect(checkDrawing(figure('H@0,0 Ja0@4,4')).level).toBe(2);
  });
});

test('a drawn card is a card like the others, solved against its own clock', () => {
  const drawn = flipPiece(cardOf('I-01').figure, 'D');
  const puzzle = puzzleOf(drawn, quickRng(1));
  const [card = ''] = puzzle.deals.map((deal) => deal.card);
  expect(cardOf(card)).toMatchObject({ level: 1, points: 5, figure: drawn });
  expect(() => cardOf(`${OWN}nonsense`)).toThrow('there is no card');

  const begun = play(rules, 'seed', startFrom<AnyKittyPaw>(puzzle), { by: 0, at: 10, move: { do: 'hold' } });
  if (isRefusal(begun)) throw new Error(begun.why);
  const last = [...clockSteps(rules, 'seed', begun, 90_000)].at(-1);
  expect(rules.outcome(last?.state ?? puzzle)).toMatchObject({ scores: [-1], winners: [] });
});
