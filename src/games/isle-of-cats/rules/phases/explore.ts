import type { Seat } from '../../../../kernel/game.ts';
import { costOf, isLesson } from '../cards/discovery.ts';
import { NEEDS_COLOUR, lessonKind } from '../cards/lessons.ts';
import { faceToday, packetGoesTo } from '../island/island.ts';
import { announce, update } from '../../../../parts/draft.ts';
import { ask, changePlayer, revealHidden, playerOf, setPhase, type IsleDraft } from '../state/isle-draft.ts';
import { drawCards, drop, without } from '../island/supply.ts';
import type { CardId, PlayerView, State, View } from '../state/types.ts';
import { beginDay } from './morning.ts';
import { openCheck } from './ready.ts';

/** Phases 2 and 3: draft, buy, read lessons. */

type Drafter = { readonly options: State['options']; readonly players: readonly unknown[] };

/** The number of cards to keep from a packet of this size. [D3] [O2] [F1] */
export const toKeep = ({ options, players }: Drafter, packet: number): number => {
  if (options.mode === 'family') return 2;
  if (players.length === 1) return 3;
  return Math.min(2, packet);
};

export const packetSize = ({ packet }: PlayerView): number =>
  'open' in packet ? packet.open.length : packet.hidden;
export const keptNow = (view: View, seat: Seat): number => {
  const player = view.players[seat];
  return player ? toKeep(view, packetSize(player)) : 0;
};

const everybody = (draft: IsleDraft, seat: (seat: Seat) => void): void =>
  draft.state.players.forEach((_, i) => seat(i));

/** All have chosen: the kept cards are theirs, the rest is passed on. */
export const handOn = (draft: IsleDraft, chosen: readonly (readonly CardId[])[]): void => {
  revealHidden(draft);
  everybody(draft, (seat) => {
    const { kept, packet } = playerOf(draft, seat);
    const cards = chosen[seat] ?? [];
    changePlayer(draft, seat, { kept: [...kept, ...cards], packet: without(packet, ...cards) });
  });
  if (draft.state.options.mode === 'family') return keepFamilyLessons(draft);
  if (draft.state.players.length === 1) return exploreAlone(draft);
  passPackets(draft);
};

/** [F1] */
const keepFamilyLessons = (draft: IsleDraft): void => {
  everybody(draft, (seat) => {
    const { kept, packet } = playerOf(draft, seat);
    drop(draft, packet);
    changePlayer(draft, seat, { lessons: kept, kept: [], packet: [] });
    announce(draft, { what: 'learnt', seat, lessons: kept.length });
  });
  beginDay(draft);
};

const ALONE_DRAFTED = 6; // after two rounds; the seventh card is added automatically

/** [O2] */
const exploreAlone = (draft: IsleDraft): void => {
  const { kept, packet } = playerOf(draft, 0);
  drop(draft, packet);
  if (kept.length < ALONE_DRAFTED) {
    changePlayer(draft, 0, { packet: drawCards(draft, 5) });
    setPhase(draft, { name: 'draft', chosen: [null] });
    return;
  }
  changePlayer(draft, 0, { kept: [...kept, ...drawCards(draft, 1)], packet: [] });
  openCheck(draft, 'buying');
};

/** [D3] */
const passPackets = (draft: IsleDraft): void => {
  const { players, day } = draft.state;
  const toTheLeft = day % 2 === 1;
  const packets = players.map(({ packet }) => packet);
  everybody(draft, (seat) =>
    changePlayer(draft, packetGoesTo(draft.state, seat), { packet: packets[seat] ?? [] }),
  );
  announce(draft, { what: 'handed-on', to: toTheLeft ? 'left' : 'right' });
  if ((packets[0]?.length ?? 0) > 1) {
    setPhase(draft, { name: 'draft', chosen: players.map(() => null) });
    return;
  }
  everybody(draft, (seat) => {
    const { kept, packet } = playerOf(draft, seat);
    changePlayer(draft, seat, { kept: [...kept, ...packet], packet: [] });
  });
  openCheck(draft, 'buying');
};

export const beginBuying = (draft: IsleDraft): void =>
  setPhase(draft, { name: 'buy', chosen: draft.state.players.map(() => null) });

/** All have chosen: everybody pays, and cards that were not bought are discarded face down. [D4] */
export const buyAll = (draft: IsleDraft, chosen: readonly (readonly CardId[])[]): void => {
  revealHidden(draft);
  everybody(draft, (seat) => {
    const cards = chosen[seat] ?? [];
    drop(draft, without(playerOf(draft, seat).kept, ...cards));
    changePlayer(draft, seat, { kept: [] });
    buy(draft, seat, cards);
  });
  setPhase(draft, { name: 'lessons', unread: draft.state.order });
};

export const buy = (draft: IsleDraft, seat: Seat, cards: readonly CardId[]): void => {
  const { fish, fresh, bought } = playerOf(draft, seat);
  const cost = costOf(cards);
  changePlayer(draft, seat, {
    fish: fish - cost,
    fresh: [...fresh, ...cards], // [D14] a lesson among them is read with the next lessons
    bought: bought + cards.length,
  });
  announce(draft, { what: 'bought', seat, cards: cards.length, fish: cost });
};

/** Player by player: lessons are laid down, all other new cards go to the hand. [D5] */
export const readLessons = (draft: IsleDraft, unread: readonly Seat[]): void => {
  const [seat, ...rest] = unread;
  if (seat === undefined) return afterLessons(draft);
  setPhase(draft, { name: 'lessons', unread: rest });
  const { fresh, hand, lessons } = playerOf(draft, seat);
  if (fresh.length) revealHidden(draft);
  const toLearn = fresh.filter((id) => isLesson(id) && lessonKind(id) === 'private');
  const toTeach = fresh.filter((id) => isLesson(id) && lessonKind(id) === 'public');
  changePlayer(draft, seat, {
    fresh: [],
    bought: 0,
    hand: [...hand, ...fresh.filter((id) => !isLesson(id))],
    lessons: [...lessons, ...toLearn],
  });
  if (toLearn.length) announce(draft, { what: 'learnt', seat, lessons: toLearn.length });
  for (const card of toTeach) {
    const { publicLessons } = draft.state;
    update(draft, { publicLessons: [...publicLessons, { card, by: seat, colour: null }] });
    if (!NEEDS_COLOUR.has(card)) announce(draft, { what: 'taught', seat, card, colour: null });
  }
  // Reversed, because the last decision on the stack is asked first.
  for (const card of toTeach.toReversed())
    if (NEEDS_COLOUR.has(card)) ask(draft, { ask: 'colour', seat, card });
};

/** [E6] */
const afterLessons = (draft: IsleDraft): void =>
  faceToday(draft.state) === 'SWAP' ? beginRare(draft) : beginLaying(draft);

export const beginLaying = (draft: IsleDraft): void =>
  setPhase(draft, { name: 'lay', waiting: draft.state.order });

/** [D11], [O5] and alone only for the player. */
export const beginRare = (draft: IsleDraft): void =>
  setPhase(draft, {
    name: 'rare',
    turn: draft.state.order[0] ?? 0,
    passed: draft.state.players.map(() => false),
    over: false,
  });
