import { CELLS, HEIGHT, WIDTH, cellAt, has } from './boat/grid.ts';
import { cover } from './boat/cover.ts';
import { layout } from './boat/layouts.ts';
import { tileOf, type Kind } from './boat/tiles.ts';
import { cardName } from './cards/ids.ts';
import { seen, sizeOf } from './state/piles.ts';
import { faceToday, spaceOf } from './island/island.ts';
import { boatOf } from './island/lesson-points.ts';
import { COLOURS, type EventTile, type Pile, type PlayerView, type View } from './state/types.ts';

/** The table in characters; the legend in the words explains the letters. */
export const draw = (view: View): string =>
  [
    `day ${view.day} ${faceToday(view) ?? ''} ${phaseText(view)}`.trim(),
    ...(view.events.length ? [`events ${view.events.map(eventText).join(' ')}`] : []), // [E1]
    `order ${view.order.join(' ')}${view.sister?.first ? ' (sister first)' : ''}`,
    `left ${view.left.join(' ') || '-'} | right ${view.right.join(' ') || '-'}`,
    ...(view.kittens.length ? [`kittens ${view.kittens.join(' ')}`] : []),
    `display T1x${view.common[0]} T2x${view.common[1]} T3Lx${view.common[2]} T3Ix${view.common[3]} ${view.rare.join(' ')} ${view.oshax.join(' ')}`.trim(),
    ...(view.publicLessons.length
      ? [
          `public ${view.publicLessons.map(({ card, colour }) => `${cardName(card)}${colour ?? ''}`).join(' ')}`,
        ]
      : []),
    ...(view.sister ? [sisterText(view.sister)] : []),
    ...view.players.flatMap(playerText),
  ].join('\n');

/** The track counts down: the boat is on space 5 on the first day. */
const eventText = ({ face }: EventTile, i: number): string => `${spaceOf(i + 1)}:${face}`;

const phaseText = ({ phase, pending, asked }: View): string => {
  const top = pending.at(-1);
  return `${phase.name}${top ? `, ${top.ask}` : ''}, asked ${asked.join(' ') || 'nobody'}`;
};

const sisterText = ({ colours, lessons, left, next }: NonNullable<View['sister']>): string =>
  `sister ${colours.join('')} lessons ${lessons.map(cardName).join(' ')} cards ${left}${next === null ? '' : ` next ${next}`}`;

const pileText = (name: string, pile: Pile): string =>
  sizeOf(pile) === 0
    ? ''
    : ` ${name} ${'open' in pile ? seen(pile).map(cardName).join(' ') : `(${pile.hidden})`}`;

const playerText = (player: PlayerView, seat: number): string[] => {
  const { fish, baskets, used, points, tokens, laidTokens, friendships } = player;
  const piles = (['hand', 'fresh', 'lessons', 'packet', 'kept', 'laid'] as const).map((name) =>
    pileText(name, player[name]),
  );
  const extra = [
    points && ` points ${points}`,
    tokens.length && ` tokens ${tokens.join(' ')}`,
    laidTokens.length && ` laid tokens ${laidTokens.join(' ')}`,
    friendships.length &&
      ` friends ${friendships.map(({ beast, colour }) => `${beast}-${colour}`).join(' ')}`,
  ];
  return [
    `seat ${seat}: fish ${fish} baskets ${baskets - used}/${baskets}${extra.filter(Boolean).join('')}${piles.join('')}`,
    ...boatText(player),
  ];
};

const KIND: Readonly<Record<Exclude<Kind, 'cat' | 'kitten' | 'oshax'>, string>> = {
  common: '+',
  rare: '*',
  beast: '@',
  rat: '&',
};

/** Cats as small letters of their colour, maps as capitals, `x` printed rats. */
const boatText = (player: PlayerView): string[] => {
  const { rats, maps } = layout(player.boat);
  const { covered } = cover(player.tiles);
  const { owner, pieces } = boatOf(player);
  const letter = Array.from({ length: CELLS }, (_, cell) => {
    if (!has(covered, cell))
      return rats.includes(cell) ? 'x' : (COLOURS.find((c) => maps[c] === cell) ?? '-');
    const { kind, colour } = pieces[owner[cell] ?? -1]?.tile ?? tileOf('rat');
    return kind === 'cat' || kind === 'kitten' || kind === 'oshax'
      ? (colour ?? '').toLowerCase()
      : KIND[kind];
  });
  return Array.from({ length: HEIGHT }, (_, y) =>
    Array.from({ length: WIDTH }, (_unused, x) => letter[cellAt(x, y)] ?? '.').join(''),
  );
};
