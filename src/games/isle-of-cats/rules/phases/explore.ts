import type { Seat } from '../../../../kernel/game.ts';
import { costOf, isLesson } from '../cards/discovery.ts';
import { NEEDS_COLOUR, lessonKind } from '../cards/lessons.ts';
import { faceToday } from '../island.ts';
import { ask, change, changePlayer, comesToLight, playerOf, setPhase, tell, type Story } from '../story.ts';
import { drawCards, drop, without } from '../supply.ts';
import type { CardId, PlayerView, State, View } from '../types.ts';
import { beginDay } from './morning.ts';
import { openCheck } from './ready.ts';

/** Phases 2 and 3: draft, buy, read lessons. */

type Drafter = { readonly options: State['options']; readonly players: readonly unknown[] };

/** How many cards are kept of a packet of this size. */
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

const everybody = (story: Story, seat: (seat: Seat) => void): void =>
  story.state.players.forEach((_, i) => seat(i));

/** All have chosen: what they kept is theirs, the rest goes on. */
export const handOn = (story: Story, chosen: readonly (readonly CardId[])[]): void => {
  comesToLight(story);
  everybody(story, (seat) => {
    const { kept, packet } = playerOf(story, seat);
    const cards = chosen[seat] ?? [];
    changePlayer(story, seat, { kept: [...kept, ...cards], packet: without(packet, ...cards) });
  });
  if (story.state.options.mode === 'family') return keepFamilyLessons(story);
  if (story.state.players.length === 1) return exploreAlone(story);
  passPackets(story);
};

const keepFamilyLessons = (story: Story): void => {
  everybody(story, (seat) => {
    const { kept, packet } = playerOf(story, seat);
    drop(story, packet);
    changePlayer(story, seat, { lessons: kept, kept: [], packet: [] });
    tell(story, { what: 'learnt', seat, lessons: kept.length });
  });
  beginDay(story);
};

const ALONE_DRAFTED = 6; // after two rounds; the seventh card comes by itself

const exploreAlone = (story: Story): void => {
  const { kept, packet } = playerOf(story, 0);
  drop(story, packet);
  if (kept.length < ALONE_DRAFTED) {
    changePlayer(story, 0, { packet: drawCards(story, 5) });
    setPhase(story, { name: 'draft', chosen: [null] });
    return;
  }
  changePlayer(story, 0, { kept: [...kept, ...drawCards(story, 1)], packet: [] });
  openCheck(story, 'buying');
};

const passPackets = (story: Story): void => {
  const { players, day } = story.state;
  const toTheLeft = day % 2 === 1;
  const packets = players.map(({ packet }) => packet);
  const from = (seat: Seat): Seat => (seat + (toTheLeft ? players.length - 1 : 1)) % players.length;
  everybody(story, (seat) => changePlayer(story, seat, { packet: packets[from(seat)] ?? [] }));
  tell(story, { what: 'handed-on', to: toTheLeft ? 'left' : 'right' });
  if ((packets[0]?.length ?? 0) > 1) {
    setPhase(story, { name: 'draft', chosen: players.map(() => null) });
    return;
  }
  everybody(story, (seat) => {
    const { kept, packet } = playerOf(story, seat);
    changePlayer(story, seat, { kept: [...kept, ...packet], packet: [] });
  });
  openCheck(story, 'buying');
};

export const beginBuying = (story: Story): void =>
  setPhase(story, { name: 'buy', chosen: story.state.players.map(() => null) });

/** All have chosen: everybody pays, and what nobody bought is discarded unseen. */
export const buyAll = (story: Story, chosen: readonly (readonly CardId[])[]): void => {
  comesToLight(story);
  everybody(story, (seat) => {
    const cards = chosen[seat] ?? [];
    drop(story, without(playerOf(story, seat).kept, ...cards));
    changePlayer(story, seat, { kept: [] });
    buy(story, seat, cards);
  });
  setPhase(story, { name: 'lessons', unread: story.state.order });
};

export const buy = (story: Story, seat: Seat, cards: readonly CardId[]): void => {
  const { fish, fresh, bought } = playerOf(story, seat);
  const cost = costOf(cards);
  changePlayer(story, seat, {
    fish: fish - cost,
    fresh: [...fresh, ...cards],
    bought: bought + cards.length,
  });
  tell(story, { what: 'bought', seat, cards: cards.length, fish: cost });
};

/** One player after the other: lessons are laid, everything else joins the hand. */
export const readLessons = (story: Story, unread: readonly Seat[]): void => {
  const [seat, ...rest] = unread;
  if (seat === undefined) return afterLessons(story);
  setPhase(story, { name: 'lessons', unread: rest });
  const { fresh, hand, lessons } = playerOf(story, seat);
  if (fresh.length) comesToLight(story);
  const toLearn = fresh.filter((id) => isLesson(id) && lessonKind(id) === 'private');
  const toTeach = fresh.filter((id) => isLesson(id) && lessonKind(id) === 'public');
  changePlayer(story, seat, {
    fresh: [],
    bought: 0,
    hand: [...hand, ...fresh.filter((id) => !isLesson(id))],
    lessons: [...lessons, ...toLearn],
  });
  if (toLearn.length) tell(story, { what: 'learnt', seat, lessons: toLearn.length });
  for (const card of toTeach) {
    const { publicLessons } = story.state;
    change(story, { publicLessons: [...publicLessons, { card, by: seat, colour: null }] });
    if (!NEEDS_COLOUR.has(card)) tell(story, { what: 'taught', seat, card, colour: null });
  }
  // The last decision is asked first.
  for (const card of toTeach.toReversed())
    if (NEEDS_COLOUR.has(card)) ask(story, { ask: 'colour', seat, card });
};

const afterLessons = (story: Story): void =>
  faceToday(story.state) === 'SWAP' ? beginRare(story) : beginLaying(story);

export const beginLaying = (story: Story): void =>
  setPhase(story, { name: 'lay', waiting: story.state.order });

export const beginRare = (story: Story): void =>
  setPhase(story, {
    name: 'rare',
    turn: story.state.order[0] ?? 0,
    passed: story.state.players.map(() => false),
    over: false,
  });
