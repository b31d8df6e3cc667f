import type { Seat } from '../../../../kernel/game.ts';
import { cardNamed } from '../../rules/cards/ids.ts';
import { write } from '../../rules/notation.ts';
import { readTile } from '../../rules/boat/tiles.ts';
import type { CardId, Colour, Move, TileId } from '../../rules/state/types.ts';
import type { IsleProps } from '../props/props.ts';
import { publicGain } from '../worth/card-worth.ts';
import { oshaxGains } from '../worth/oshax-gains.ts';
import { isAdvisedMove } from './advice.ts';
import { decisionOf } from './moment.ts';
import type { Planning } from './usePlan.ts';

/** A choice on a small button: for every decision that is not a tile to place or a card to keep, buy or lay. */
export interface Chip {
  readonly key: string;
  readonly label: string;
  readonly spoken?: string; // for screen readers, if the label leaves out what the picture shows
  readonly pressed: boolean;
  readonly tile: TileId | null; // drawn on the button
  readonly card: CardId | null;
  readonly colour: Colour | null;
  readonly advised: boolean; // by the hint
  readonly note: string | null; // the consequence on this boat
  readonly useful: boolean; // the consequence brings something
  readonly choose: () => void;
}

/** True for moves that the confirm button makes; they need no chip. */
const isOnTheButton = ({ holding }: Planning, move: Move): boolean =>
  move.do === 'ready' || (move.do === 'end' && !holding.tile);

export const chipsOf = (props: IsleProps, plan: Planning): readonly Chip[] => {
  if (plan.trial.on) return [];
  const { choices, card } = plan;
  const ofCard = card === null ? [] : cardChips(props, plan, card);
  if (ofCard.length > 0) return ofCard;
  const others = choices.others.filter(
    (move) => !isOnTheButton(plan, move) && !(plan.deal && (move.do === 'done' || move.do === 'lay-token')),
  );
  return [...sendsOf(plan), ...pairsWithHeld(plan), ...others].map((move) => moveChip(props, plan, move));
};

/** The possible destinations of one tile: the tapped one, or else the first. */
const sendsOf = ({ choices: { sends }, parts }: Planning): readonly Move[] => {
  const tile = sends.find((send) => parts.includes(send.tile))?.tile ?? sends[0]?.tile;
  return sends.filter((send) => send.tile === tile);
};

const pairsWithHeld = ({ choices, holding: { tile } }: Planning): readonly Move[] =>
  tile ? choices.pairs.filter(({ tiles }) => tiles.includes(tile)) : [];

const moveChip = (props: IsleProps, plan: Planning, move: Move): Chip => ({
  key: write(move),
  label: props.words.board.table.chip(move, props.words.board),
  ...(move.do === 'pair' ? { spoken: pairNamed(props, move) } : {}),
  pressed: plan.next.some((planned) => write(planned) === write(move)),
  tile: move.do === 'send' ? move.tile : move.do === 'pair' ? otherOf(plan, move.tiles) : null,
  card: null,
  colour: move.do === 'colour' || move.do === 'oshax' ? move.colour : null,
  advised: isAdvisedMove(props, move),
  ...noteOf(props, plan, move),
  choose: () => plan.pick(move),
});

/** The gain from a colour: an oshax joins cats, a public lesson pays me and others. */
const noteOf = (props: IsleProps, { seat }: Planning, move: Move): Pick<Chip, 'note' | 'useful'> => {
  const { view } = props.scene;
  const words = props.words.board.worth;
  if (move.do === 'oshax') {
    const gain = oshaxGains(view, seat).find(({ colour }) => colour === move.colour);
    return { note: gain ? words.colour(gain) : null, useful: gain !== undefined && gain.from > 0 };
  }
  // A basket carries one more cat, boots only make faster.
  if (move.do === 'side')
    return {
      note: words.card({ of: move.side === 'basket' ? 'cat' : 'speed' }),
      useful: move.side === 'basket',
    };
  const asked = decisionOf(view, seat);
  if (move.do !== 'colour' || asked?.ask !== 'colour') return { note: null, useful: false };
  const owner = { view, seat, nameOf: (one: Seat) => props.sitter(one).name };
  const { points, rival } = publicGain(owner, asked.card, move.colour);
  return { note: words.lesson(points, rival), useful: points > (rival?.points ?? 0) };
};

const pairNamed = ({ words: { board } }: IsleProps, move: Extract<Move, { do: 'pair' }>): string =>
  `${board.table.chip(move, board)}: ${move.tiles.map(board.tile).join(', ')}`;

const otherOf = ({ holding }: Planning, tiles: readonly TileId[]): TileId | null =>
  tiles.find((tile) => tile !== holding.tile) ?? null;

/** The possible uses of the tapped card: colours and kinds to choose from, or two things to select. */
const cardChips = (props: IsleProps, plan: Planning, card: CardId): readonly Chip[] => {
  const finds = plan.choices.finds.get(card) ?? [];
  if (finds.length > 0) return finds.map((move) => moveChip(props, plan, move));
  const plays = plan.choices.plays.get(card) ?? [];
  const parts = [...new Set(plays.flatMap((move) => move.with))];
  return parts.map((part) => partChip(props, plan, part));
};

const isColour = (part: string): part is Colour => part.length === 1;

const partChip = (props: IsleProps, plan: Planning, part: string): Chip => {
  const things = props.words.board;
  const colour = isColour(part) ? part : null;
  const tile = readTile(part) ? part : null;
  const card = colour || tile ? null : cardNamed(part);
  return {
    key: part,
    label: colour
      ? things.colours[colour]
      : tile
        ? things.tile(tile)
        : card === null
          ? part
          : things.card(card),
    pressed: plan.parts.includes(part),
    advised: false,
    note: null,
    useful: false,
    tile,
    card,
    colour,
    choose: () => plan.tapPart(part),
  };
};
