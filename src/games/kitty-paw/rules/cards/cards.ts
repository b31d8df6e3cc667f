import { readFigure, stackedIn, type Figure } from './figure.ts';
import { readLink } from './link.ts';
import type { CardId, Level } from './pieces.ts';

export interface Card {
  readonly id: CardId;
  readonly level: Level;
  readonly set: 'a' | 'b' | null; // level II comes in two sets
  readonly points: number; // the number of kitties it shows
  readonly figure: Figure;
}

/**
 * [K5] The 48 kitty cards: our own design, generated at random and filtered by the rules in `authoring.ts`,
 * which a test applies to each of them. Each line is a card's id and its figure, bottom first.
 */
const DRAWN = `
I-01 Js2@2,1 Da0@5,2 Pa0@1,2 Ra0@4,3 Es4@0,0
I-02 Ja4@1,0 Aa0@3,2 Ps2@0,2 Bs0@2,3 Da0@4,4
I-03 Es0@2,2 Ba4@1,0 Aa2@1,3 Pa2@3,4 Rs0@0,1
I-04 Aa4@2,1 Ds2@0,0 Ea2@1,2 Ra0@3,3 Js4@4,1
I-05 As0@3,1 Ea0@1,0 Ja0@3,3 Bs2@1,3 Ds2@0,1
I-06 Ps0@2,2 As4@1,0 Ba2@0,1 Da2@1,3 Rs2@0,4
I-07 Js0@3,5 Es4@3,3 Bs0@2,1 Pa2@1,2 Ra0@0,0
I-08 Pa2@2,1 Ds2@1,2 Ra2@3,3 Es4@2,4 As0@0,0
I-09 Ba2@2,4 Ds4@1,2 Ea2@0,0 Js0@4,4 Rs2@2,1 Ps0@5,6
I-10 Ds4@5,2 Aa4@3,1 Ps0@2,2 Ra2@4,0 Ba4@6,1 Ja0@0,1
I-11 Bs2@2,1 Es4@3,3 Ra2@1,2 Ds0@4,2 Ja0@0,0 As0@2,4
I-12 Ba0@1,3 As4@2,2 Da2@1,0 Es0@0,1 Ja2@3,1 Ps2@4,3
I-13 Aa4@3,2 Ps0@4,1 Ba0@2,0 Js2@0,1 Ea2@5,3 Ra2@2,3
I-14 Js4@2,4 Ea4@3,7 Bs4@1,2 Da0@0,3 Rs0@0,0 As0@2,1
I-15 Aa4@0,0 Js2@0,2 Ra2@3,3 Es0@2,4 Da0@2,1 Ps0@3,0
I-16 Ba0@4,0 Pa4@3,1 Es4@2,2 Ds2@1,0 Ra0@0,1 Aa4@1,3
I-17 Es0@3,3 Bs4@4,2 Js4@2,0 Ps0@5,4 Aa2@6,3 Ra0@1,2 Ds4@0,0
I-18 Es4@2,4 Ds0@1,5 Rs4@1,2 Js0@0,3 Ba0@0,0 Aa2@3,3 Ps0@2,1
I-19 Ba4@3,1 As0@1,0 Ea4@2,2 Js0@4,0 Ds0@4,3 Rs0@0,1 Ps2@5,2
I-20 Ea0@3,4 Aa2@4,3 Da2@2,2 Js2@3,1 Ra4@0,1 Ps0@1,0 Ba0@1,3
I-21 Ra4@2,2 Ba0@3,4 Js0@1,3 As0@3,1 Da2@0,4 Ps2@4,3 Es2@1,0
I-22 As0@3,3 Ba0@2,4 Ps2@2,1 Ja0@5,3 Da4@6,5 Ea2@1,2 Rs2@0,0
I-23 Ps4@3,3 Rs0@4,2 Ds4@3,0 Aa0@2,1 Ja0@6,5 Es0@0,0 Ba4@4,5
I-24 Ea4@2,3 Aa2@3,2 Ps0@4,4 Ds0@6,5 Ra0@0,2 Ja4@1,0 Ba2@3,5
IIa-01 H@3,3:C4 Bs0@0,1 Pa2@1,4 Ja2@3,5 Ds0@2,0
IIa-02 V@2,2:C1 Es4@3,5 As2@1,4 Ba4@2,6 Ra0@0,0
IIa-03 H@3,4:C3 Da4@5,5 Ps4@1,1 Ja2@3,6 Ea2@2,0 As0@0,2
IIa-04 V@3,1:C5 Js2@5,4 Rs0@1,2 Ba4@0,0 Pa0@4,5 Es2@2,4
IIa-05 H@2,3:DOG Aa4@3,5 Da0@4,4 Ja4@5,2 Bs2@0,0 Ps4@5,6 Rs2@7,4
IIa-06 V@3,2:C6 As4@1,3 Ja0@0,4 Rs2@5,5 Da2@6,4 Ps0@1,0 Es2@0,1
IIa-07 H@3,2:C7 Ea0@5,2 Js2@3,4 Pa0@6,5 As0@0,0 Ds4@1,3 Bs0@7,3 Rs2@5,6
IIa-08 V@5,4:C2 Ja2@1,3 Pa4@3,5 Es2@3,2 Aa4@4,7 Ds2@0,1 Ra2@1,0 Ba2@7,4
IIb-01 H@5,5:C4 Ra0@3,2 Js0@2,0 Ba2@0,0 Es4@4,1
IIb-02 V@2,0:C3 Ds4@0,1 Pa2@4,3 As0@5,2 Ba2@4,0
IIb-03 H@2,0:DOG Bs2@3,2 Ps0@5,3 As0@6,5 Ea2@7,4 Da4@0,1
IIb-04 V@2,2:C6 Js2@0,0 Es0@4,2 Ra0@1,4 Ba4@3,5 Da2@6,3
IIb-05 H@2,5:C1 Ra0@4,5 Ps0@1,2 Es2@3,3 As4@5,4 Js2@0,0 Ba2@2,7
IIb-06 V@0,0:C2 Ra4@1,3 Ds4@3,4 Pa2@2,5 Aa4@5,5 Bs4@4,6 Js0@4,3
IIb-07 H@5,3:C5 Pa0@3,0 Es0@3,4 Ra0@2,1 Ja2@5,5 Aa0@7,4 Ds0@0,0 Bs4@1,2
IIb-08 V@1,2:C7 Ba0@0,0 Es4@3,5 Da2@2,1 Rs0@4,4 Ps2@5,6 As4@6,5 Js2@5,3
III-01 H@5,3:C5 Js0@4,3 Ra5@2,1 Pa3@1,1 Da0@3,0 Ea2@0,0 As1@5,5
III-02 V@0,1:C7 Es1@2,3 As0@3,2 Pa4@1,1 Ja0@2,5 Ba2@0,4 Da2@2,0
III-03 H@3,3:DOG Da2@3,1 Ra5@1,1 Aa5@0,0 Ps4@2,0 Es1@0,2 Js5@4,5
III-04 V@2,2:C3 Da4@3,2 Ps3@0,0 Ea1@1,0 Js2@4,4 Bs0@0,3 Rs0@3,5
III-05 H@4,6:C2 Js1@4,4 Ea2@3,2 Ds4@2,3 Rs4@0,2 Pa1@2,0 As0@1,1 Ba3@4,1
III-06 V@2,3:C4 Bs1@2,2 Ja4@4,3 Ds4@1,0 Pa5@0,2 Ra3@5,5 As5@6,4 Es4@3,1
III-07 H@4,5:C1 Js1@2,4 Ps0@1,3 Es2@0,3 Ra3@3,2 Ds3@1,1 Ba5@2,0 As4@5,3
III-08 V@3,0:C6 Ds1@3,2 Bs3@5,3 Pa1@1,1 Aa4@0,1 Ea3@4,4 Js2@3,5 Rs3@2,3
`;

const LEVELS: Readonly<Record<string, Pick<Card, 'level' | 'set'>>> = {
  I: { level: 1, set: null },
  IIa: { level: 2, set: 'a' },
  IIb: { level: 2, set: 'b' },
  III: { level: 3, set: null },
};

/** The level follows from the drawing: a box makes it II, and overlaps as well III. */
export const levelOf = (figure: Figure): Level => (!figure.box ? 1 : stackedIn(figure).length ? 3 : 2);

const readCard = (line: string): Card => {
  const [id = '', ...words] = line.split(' ');
  const figure = readFigure(words.join(' '));
  const level = LEVELS[id.split('-')[0] ?? ''];
  if (!figure || !level) throw new Error(`not a card: ${line}`);
  return { id, ...level, points: figure.tiles.length, figure }; // [K2]
};

export const CARDS: readonly Card[] = DRAWN.trim().split('\n').map(readCard);

const BY_ID: ReadonlyMap<CardId, Card> = new Map(CARDS.map((card) => [card.id, card]));

export const cardOf = (id: CardId): Card => {
  const card = BY_ID.get(id) ?? ownCard(id);
  if (!card) throw new Error(`there is no card ${id}`);
  return card;
};

/** A card drawn by a player contains its whole figure in its id; it is in no list. */
export const OWN = 'own-';
const isOwn = (id: CardId): boolean => id.startsWith(OWN);

const own = new Map<CardId, Card>(); // the same id must return the same object, because others use it as a cache key

const ownCard = (id: CardId): Card | null => {
  const met = own.get(id);
  if (met) return met;
  const figure = isOwn(id) ? readLink(id.slice(OWN.length)) : null;
  if (!figure || typeof figure === 'string') return null;
  const card: Card = { id, level: levelOf(figure), set: null, points: figure.tiles.length, figure };
  own.set(id, card);
  return card;
};

/** The penalty side of a card costs as much as its level. */
export const penaltyOf = (id: CardId): number => -cardOf(id).level;

export const cardsOf = (level: Level, set: Card['set'] = null): CardId[] =>
  CARDS.filter((card) => card.level === level && (set === null || card.set === set)).map(({ id }) => id);
