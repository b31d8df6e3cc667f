import { useEffect, useMemo, useState } from 'preact/hooks';
import { announce } from '../../../../web/kit/Announcer.tsx';
import { nearSeat, type BoardProps } from '../../../../web/kit/board.ts';
import { playSound } from '../../../../web/kit/sounds.ts';
import { useNarrow } from '../../../../web/kit/useNarrow.ts';
import { cellsOf } from '../../boat/cover.ts';
import type { Cell } from '../../boat/grid.ts';
import { named } from '../../boat/tiles.ts';
import { cardOf } from '../../cards/discovery.ts';
import { write } from '../../notation.ts';
import { playerIn } from '../../own.ts';
import { mayLieAnywhere } from '../../treasures.ts';
import type { CardId, Isle, Move, Placed, Spot, TileId } from '../../types.ts';
import { WORDS, THINGS } from '../words.ts';
import { changesBy, type Changes } from './changes.ts';
import { canDo, choicesOf, type Choices } from './choices.ts';
import { dealFor, hasRoom, movesFor, type Deal } from './deal.ts';
import { decisionOf, isAsked, momentKey, tileOffered } from './moment.ts';
import { useHolding, type Boat, type Holding } from './useHolding.ts';
import { useQueue } from './useQueue.ts';
import { useTrial, type Trial } from './useTrial.ts';
import { useWhy, type Why } from './useWhy.ts';

/** What the player holds, has chosen and is about to do. */
export interface Planning {
  readonly choices: Choices;
  readonly asked: boolean;
  readonly holding: Holding;
  readonly trial: Trial;
  readonly deal: Deal | null;
  readonly chosen: readonly CardId[]; // of the deal
  readonly card: CardId | null; // a card in hand that was tapped, and needs more to be said
  readonly parts: readonly string[]; // what was said of it so far
  readonly next: readonly Move[]; // what the big button would do
  readonly cancels: boolean; // there is something to think about again
  readonly changes: Changes | null; // what the tile on the boat would change
  readonly why: Why | null;
  readonly tapCell: (cell: Cell) => void;
  readonly tapTile: (tile: TileId) => void;
  readonly tapCard: (card: CardId) => void;
  readonly tapPart: (part: string) => void;
  readonly pick: (move: Move) => void;
  readonly commit: () => void;
  readonly cancel: () => void;
  readonly explain: (move: Move) => void;
}

/** Which boat a tile in hand is held over: the real one, or the one that is tried out. */
const useBoat = (props: BoardProps<Isle>, choices: Choices, trial: Trial): Boat => {
  const me = playerIn(props.scene.view, nearSeat(props.seat));
  return useMemo(
    () => ({
      tiles: trial.on ? [...me.tiles, ...trial.tiles] : me.tiles,
      anywhere: (tile) => mayLieAnywhere(me, tile),
      may: (tile) => trial.on || choices.placeable.has(tile),
    }),
    [me, choices, trial.on, trial.tiles],
  );
};

/** The tile as it will be called on the boat: an oshax has its colour from the moment it is in hand. */
export const tileInHand = (props: BoardProps<Isle>, tile: TileId): TileId => {
  const decision = decisionOf(props.scene.view, props.seat);
  return decision?.ask === 'oshax' ? named(tile, decision.colour) : tile;
};

const useCards = (
  key: string,
): { chosen: readonly CardId[]; setChosen: (cards: readonly CardId[]) => void } => {
  const [chosen, setChosen] = useState<readonly CardId[]>([]);
  useEffect(() => setChosen([]), [key]);
  return { chosen, setChosen };
};

/** What happens by itself when nothing else is planned: the big button goes on. */
const goOn = (choices: Choices, holding: Holding): readonly Move[] => {
  if (canDo(choices, 'ready')) return [{ do: 'ready' }];
  if (holding.tile) return [];
  if (canDo(choices, 'end')) return [{ do: 'end' }];
  return choices.moves.size > 0 && canDo(choices, 'done') ? [{ do: 'done' }] : [];
};

export const usePlan = (props: BoardProps<Isle>): Planning => {
  const { scene, legal, pending, settings, locale, check } = props;
  const { view } = scene;
  const seat = nearSeat(props.seat);
  const narrow = useNarrow();
  const key = momentKey(view, seat);
  const choices = useMemo(() => choicesOf(legal), [legal]);
  const trial = useTrial(playerIn(view, seat).tiles);
  const boat = useBoat(props, choices, trial);
  const asked = isAsked(view, props.seat) && legal.length > 0;
  const offered = asked && !trial.on ? tileOffered(view, seat) : null;
  const holding = useHolding({ boat, offered, atOnce: narrow, key: `${key} ${trial.on}` });
  const { why, refuse, forget } = useWhy(props);
  const [picked, setPicked] = useState<Move | null>(null);
  const [card, setCard] = useState<CardId | null>(null);
  const [parts, setParts] = useState<readonly string[]>([]);
  const deal = useMemo(() => (props.seat === 'spectator' ? null : dealFor(view, seat)), [view, props.seat]);
  const { chosen, setChosen } = useCards(`${key} ${deal?.cards.join()}`);
  const queue = useQueue(props);

  const drop = (): void => (setPicked(null), setCard(null), setParts([]), forget());
  useEffect(drop, [key]);
  const { fish } = playerIn(view, seat);
  const placing = placeMove(holding, trial);
  const next = useMemo(() => {
    if (pending || legal.length === 0) return [];
    if (picked && !check(picked)) return [picked];
    if (placing && holding.fits && holding.set) return [placing];
    if (deal && asked) return movesFor(deal, chosen, fish);
    return goOn(choices, holding);
  }, [scene, pending, legal, picked, holding.spot, holding.set, chosen]);
  const shown =
    holding.tile && holding.spot ? { tile: tileInHand(props, holding.tile), ...holding.spot } : null;
  const changes = useMemo(() => {
    const more = [...trial.tiles, ...(shown && holding.fits ? [shown] : [])];
    return more.length > 0 ? changesBy(view, seat, more) : null;
  }, [view, trial.tiles, holding.fits && shown && write({ do: 'place', ...shown })]);

  const sound: typeof playSound = (...which) => settings.sound && playSound(...which);
  const say = (found: Changes | null): void => {
    if (found) announce(WORDS[locale].changes(found, THINGS[locale]).join(' ') || WORDS[locale].fits);
  };
  const go = (moves: readonly Move[]): void => (drop(), holding.letGo(), queue(moves));
  const pick = (move: Move): void => {
    if (pending) return;
    const no = check(move);
    if (no) return refuse(no, null);
    forget();
    if (!settings.secondTap) return go([move]);
    setPicked(move);
    sound('pick');
  };
  const putDown = (cell: Cell): void => {
    const { tile } = holding;
    if (!tile) return;
    const onIt = shown && holding.set && cellsOf(shown).includes(cell);
    const spot = onIt ? holding.spot : holding.put(cell);
    if (!spot) return;
    const move: Move = { do: 'place', tile, ...spot };
    if (trial.on) return onIt ? layTrial(spot) : undefined;
    const no = check(move);
    if (no) return refuse(no, cell);
    forget();
    setPicked(null);
    if (onIt || !settings.secondTap) return go([move]);
    sound('pick');
    say(changesBy(view, seat, [{ tile: tileInHand(props, tile), ...spot }]));
  };
  const layTrial = (spot: Spot): void => {
    if (!holding.tile || !holding.fits) return;
    trial.add({ tile: holding.tile, ...spot });
    holding.letGo();
    sound('land');
  };
  return {
    choices,
    asked,
    holding,
    trial,
    deal,
    chosen,
    card,
    parts,
    next,
    cancels: picked !== null || card !== null || holding.set || chosen.length > 0,
    changes,
    why,
    tapCell: (cell) => {
      if (pending) return;
      if (holding.tile) return putDown(cell);
      if (trial.on) {
        const up = trial.takeUp(cell);
        return up ? holding.hold(up.tile) : undefined;
      }
      const feed = choices.feeds.find((move) => cellOf(move) === cell);
      if (feed) pick(feed);
      else forget();
    },
    tapTile: (tile) => {
      drop();
      if (choices.moves.has(tile)) return pick({ do: 'move', tile });
      if (!asked && !trial.on) trial.begin();
      sound('pick');
      holding.hold(holding.tile === tile ? null : tile);
    },
    tapCard: (tapped) => {
      if (pending) return;
      forget();
      if (deal && deal.cards.includes(tapped)) {
        if (!hasRoom(deal, chosen, tapped, fish)) return refuse(tooMany(deal, chosen, tapped), null);
        setChosen(chosen.includes(tapped) ? chosen.filter((one) => one !== tapped) : [...chosen, tapped]);
        return sound('pick');
      }
      const moves = [...(choices.plays.get(tapped) ?? []), ...(choices.finds.get(tapped) ?? [])];
      setPicked(null);
      setParts([]);
      if (moves.length === 0) return refuse(check(playOf(tapped)), null);
      setCard(card === tapped ? null : tapped);
      const [only] = moves;
      if (only && moves.length === 1 && card !== tapped) pick(only);
    },
    tapPart: (part) => {
      const now = parts.includes(part) ? parts.filter((one) => one !== part) : [...parts, part].slice(-2);
      setParts(now);
      const meant = choices.plays
        .get(card ?? -1)
        ?.find((move) => now.length === move.with.length && move.with.every((one) => now.includes(one)));
      if (meant) pick(meant);
      else setPicked(null);
    },
    pick,
    commit: () => {
      if (trial.on) return holding.spot ? layTrial(holding.spot) : undefined;
      if (next.length > 0) go(next);
    },
    cancel: () => (drop(), setChosen([]), holding.letGo()),
    explain: (move) => refuse(check(move), null),
  };
};

const placeMove = ({ tile, spot }: Holding, trial: Trial): Move | null =>
  tile && spot && !trial.on ? { do: 'place', tile, ...spot } : null;

const cellOf = ({ x, y }: { readonly x: number; readonly y: number }): Cell =>
  cellsOf({ tile: 'rat', x, y, turn: 0 } satisfies Placed)[0] ?? -1;

const tooMany = (
  deal: Deal,
  chosen: readonly CardId[],
  card: CardId,
): { why: string; with?: Record<string, number> } => {
  if (deal.fixed) return { why: 'already-chosen' };
  if (deal.what === 'keep') return { why: 'wrong-number', with: { cards: deal.count } };
  const fish = [...chosen, card].reduce((sum, id) => sum + cardOf(id).cost, 0);
  return { why: 'too-little-fish', with: { fish } };
};

/** The move a card stands for, to be asked why it cannot be made. */
const playOf = (card: CardId): Move => {
  const { kind } = cardOf(card);
  if (kind === 'rescue') return { do: 'lay', card };
  if (kind === 'oshax') return { do: 'oshax', card, colour: 'B' };
  return kind === 'treasure' ? { do: 'treasure', card, take: 'common' } : { do: 'play', card, with: [] };
};
