import type { ComponentChild, JSX } from 'preact';
import { FamilyDisc } from '../tiles/FamilySign.tsx';
import { findCard, type Card, type Effect } from '../../rules/cards/discovery.ts';
import { lessonOf, type Lesson } from '../../rules/cards/lessons.ts';
import { basketCard, type SisterAction } from '../../rules/cards/solo.ts';
import { COLOURS, type CardId, type Colour } from '../../rules/state/types.ts';
import { RoomSign, TreasureMap } from '../tiles/BoatMarks.tsx';
import { COLOUR_LOOKS } from '../tiles/looks.ts';
import { PrintedRat } from '../tiles/Rats.tsx';
import { TileArt, TilePicture } from '../tiles/TileArt.tsx';
import {
  AnywhereIcon,
  BasketIcon,
  BoatIcon,
  BootIcon,
  CardsIcon,
  FishIcon,
  HalfBasketIcon,
  PlusIcon,
  SackIcon,
  SwapIcon,
} from './icons.tsx';
import { kindOf } from './kinds.ts';
import { THEMES, type Theme } from './themes.ts';

/** The picture of a card: its boots and baskets to count, or the subject of a lesson. */
export const CardPicture = ({ card, colour }: { card: CardId; colour?: Colour | null }): JSX.Element => {
  const lesson = lessonOf(card);
  const found = findCard(card);
  if (lesson) return <LessonPicture lesson={lesson} colour={colour ?? null} />;
  if (kindOf(card) === 'sister-basket')
    return (
      <>
        {basketCard(card).actions.map((action, i) => (
          <Deed key={i} action={action} />
        ))}
      </>
    );
  return <>{found ? pictureOf(found) : <Points text="×2" />}</>;
};

const pictureOf = (card: Card): ComponentChild => {
  switch (card.kind) {
    case 'oshax':
      return <TilePicture tile="O6" turn={0} cell={14} />;
    case 'rescue':
      return <RescuePicture {...card} />;
    case 'anytime':
      return EFFECTS[card.effect];
    case 'treasure':
      return card.take === 'rare-or-common' ? (
        <>
          <TilePicture tile="R-O" turn={0} cell={13} />
          <span class="isle-card__or">/</span>
          <TilePicture tile="T3L" turn={0} cell={13} />
          <TilePicture tile="T2" turn={1} cell={13} />
        </>
      ) : (
        <>
          <TilePicture tile="T1" turn={0} cell={14} />
          <TilePicture tile="T2" turn={0} cell={14} />
        </>
      );
    case 'private':
    case 'public':
      break;
  }
  return null;
};

const RescuePicture = ({ boots, basket }: Extract<Card, { kind: 'rescue' }>): JSX.Element => (
  <>
    {Array.from({ length: boots }, (_, i) => (
      <BootIcon key={i} />
    ))}
    {basket === 'full' && <BasketIcon size={28} />}
    {basket === 'broken' && <HalfBasketIcon size={28} />}
  </>
);

const cat = (tile: string): JSX.Element => <TilePicture tile={tile} turn={0} cell={24} mood="calm" />;
const fishFor = (count: number, what: ComponentChild): JSX.Element => (
  <>
    {Array.from({ length: count }, (_, i) => (
      <FishIcon key={i} size={20} />
    ))}
    <span class="isle-card__or">×</span>
    {what}
  </>
);

const EFFECTS: Readonly<Record<Effect, JSX.Element>> = {
  'fish-per-oshax': fishFor(2, <TilePicture tile="O6" turn={0} cell={11} />),
  'place-anywhere': <AnywhereIcon size={30} />,
  'draw-two': (
    <>
      <CardsIcon size={28} />
      <Points text="2" />
    </>
  ),
  'draw-three': (
    <>
      <CardsIcon size={28} />
      <Points text="3" />
    </>
  ),
  'draw-tile': (
    <>
      <SackIcon size={28} />
      <TilePicture tile="C15-P" turn={0} cell={12} />
    </>
  ),
  'sell-basket': (
    <>
      <BasketIcon size={26} />
      <SwapIcon size={16} />
      <FishIcon size={22} />
      <Points text="5" />
    </>
  ),
  'move-cats': (
    <>
      <TilePicture tile="C05-G" turn={0} cell={11} />
      <SwapIcon size={20} />
      <TilePicture tile="C10-B" turn={0} cell={11} />
    </>
  ),
  'fish-per-lesson': fishFor(1, <CardsIcon size={26} />),
  'extra-rescue': (
    <>
      <TilePicture tile="C15-O" turn={0} cell={13} />
      <PlusIcon />
      <TilePicture tile="C10-B" turn={0} cell={11} />
    </>
  ),
  'draw-four-tiles': (
    <>
      <SackIcon size={28} />
      <Points text="4" />
    </>
  ),
  basket: (
    <>
      <PlusIcon />
      <BasketIcon size={30} />
    </>
  ),
  'basket-for-lessons': (
    <>
      <CardsIcon size={26} />
      <SwapIcon size={16} />
      <BasketIcon size={28} />
    </>
  ),
  'basket-for-treasures': (
    <>
      <TilePicture tile="T2" turn={0} cell={13} />
      <SwapIcon size={16} />
      <BasketIcon size={28} />
    </>
  ),
  'fish-per-colour': fishFor(1, <FiveSigns />),
  'fish-per-rare': fishFor(2, <TilePicture tile="R-O" turn={0} cell={13} />),
  'fish-per-common': fishFor(1, <TilePicture tile="T2" turn={0} cell={13} />),
  'fish-per-cat': fishFor(1, cat('K1-O')),
};

const Deed = ({ action }: { action: SisterAction }): JSX.Element => {
  if (action.take === 'swap')
    return (
      <span class="isle-card__deed">
        <Points text={`${action.a}`} />
        <SwapIcon size={18} />
        <Points text={`${action.b}`} />
      </span>
    );
  const tile = { cat: 'K1-G', oshax: 'O6', rare: 'R-O', common: '' }[action.take];
  return (
    <span class="isle-card__deed">
      <TilePicture
        tile={action.take === 'common' ? action.shape : tile}
        turn={0}
        cell={action.take === 'cat' ? 24 : 12}
      />
      {action.take !== 'common' && <Points text={`${action.at}`} />}
    </span>
  );
};

/** A number of points on a disc. */
function Points({ text }: { readonly text: string }): JSX.Element {
  return <b class="isle-card__points">{text}</b>;
}

function FiveSigns(): JSX.Element {
  return (
    <svg width={62} height={20} viewBox="0 0 100 32" aria-hidden="true">
      {COLOURS.map((colour, i) => (
        <g key={colour} transform={`translate(${10 + i * 20} 16) scale(0.62)`}>
          <FamilyDisc sign={COLOUR_LOOKS[colour].sign} colour={COLOUR_LOOKS[colour].dye.mark} />
        </g>
      ))}
    </svg>
  );
}

const LessonPicture = ({ lesson, colour }: { lesson: Lesson; colour: Colour | null }): JSX.Element => (
  <>
    {!lesson.counts.endsWith('-value') && (
      <Points text={lesson.pays === 'each' ? `${lesson.points} ×` : `${lesson.points}`} />
    )}
    <ThemePicture theme={THEMES[lesson.counts]} />
    {colour && <ColourDisc colour={colour} />}
  </>
);

/** The sign of a colour without a tile. */
export const ColourDisc = ({ colour, size = 24 }: { colour: Colour; size?: number }): JSX.Element => (
  <svg width={size} height={size} viewBox="-17 -17 34 34" aria-hidden="true">
    <FamilyDisc sign={COLOUR_LOOKS[colour].sign} colour={COLOUR_LOOKS[colour].dye.mark} />
  </svg>
);

const onCell = (drawing: JSX.Element | null, size = 28): JSX.Element => (
  <svg width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
    {drawing}
  </svg>
);

const ThemePicture = ({ theme }: { theme: Theme }): JSX.Element => {
  if (theme.of === 'colour') return <TilePicture tile={`C05-${theme.colour}`} turn={0} cell={12} />;
  return theme.of === 'room' ? onCell(<RoomSign room={theme.room} />, 30) : PICTURES[theme.of];
};

const PICTURES: Readonly<Record<Exclude<Theme['of'], 'colour' | 'room'>, JSX.Element>> = {
  cats: <TilePicture tile="C05-B" turn={0} cell={12} />,
  colours: <FiveSigns />,
  family: (
    <svg width={54} height={22} viewBox="0 0 250 100" aria-hidden="true">
      {[0, 75, 150].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <TileArt tile="K1-R" turn={0} mood="calm" small />
        </g>
      ))}
    </svg>
  ),
  lonely: <TilePicture tile="K1-P" turn={0} cell={28} mood="asleep" />,
  oshax: <TilePicture tile="O6" turn={0} cell={13} />,
  rat: onCell(<PrintedRat />, 34),
  map: onCell(<TreasureMap colour="G" />),
  'cat-and-rat': (
    <>
      {cat('K1-G')}
      {onCell(<PrintedRat />, 30)}
    </>
  ),
  common: <TilePicture tile="T2" turn={0} cell={18} />,
  rare: <TilePicture tile="R-O" turn={0} cell={15} />,
  treasures: (
    <>
      <TilePicture tile="T2" turn={1} cell={14} />
      <TilePicture tile="R-O" turn={0} cell={14} />
    </>
  ),
  'cat-and-treasure': (
    <>
      {cat('K1-G')}
      <TilePicture tile="T1" turn={0} cell={22} />
    </>
  ),
  edge: <BoatIcon size={34} on="edge" />,
  inside: <BoatIcon size={34} on="inside" />,
  row: <BoatIcon size={34} on="row" />,
  fish: <FishIcon size={28} />,
  basket: <BasketIcon size={28} />,
  first: <BootIcon size={28} />,
  lessons: <CardsIcon size={28} />,
  rooms: onCell(<RoomSign room="A" />, 30),
};
