import { useMemo } from 'preact/hooks';
import type { Cell } from '../../rules/boat/grid.ts';
import { write } from '../../rules/notation.ts';
import { playerIn } from '../../rules/state/piles.ts';
import type { CardId, Move, TileId } from '../../rules/state/types.ts';
import type { Changes } from '../../words/table-types.ts';
import type { IsleProps } from '../props/props.ts';
import { changesBy } from './changes.ts';
import { canDo } from './choices.ts';
import { movesFor, sidesOf } from './deal.ts';
import { takeAdvice, tapCard, tapCell, tapPart, tapTile, tapToken, tryThere, type Touching } from './taps.ts';
import { useHands, type Hands } from './useHands.ts';
import { usePicking, type Picking } from './usePicking.ts';

/** Everything the player holds, has selected and is about to do. */
export interface Planning
  extends Hands, Pick<Picking, 'chosen' | 'tokens' | 'card' | 'parts' | 'why' | 'pick'> {
  readonly next: readonly Move[]; // the moves of the confirm button
  readonly cancels: boolean; // there is something to cancel
  readonly changes: Changes | null; // the effect of the tile on the boat and of the trial
  readonly tapCell: (cell: Cell) => void;
  readonly tapTile: (tile: TileId) => void;
  readonly tapCard: (card: CardId) => void;
  readonly tapPart: (part: string) => void;
  readonly tapToken: (place: number) => void; // a used basket of the deal
  readonly takeAdvice: () => void;
  readonly toggleTrial: () => void;
  readonly commit: () => void;
  readonly cancel: () => void;
}

/** The moves of the confirm button when nothing else is planned. */
const goOn = ({ choices, holding }: Hands): readonly Move[] => {
  if (canDo(choices, 'ready')) return [{ do: 'ready' }];
  if (holding.tile) return [];
  if (canDo(choices, 'end')) return [{ do: 'end' }];
  return choices.moves.size > 0 && canDo(choices, 'done') ? [{ do: 'done' }] : [];
};

const nextOf = (props: IsleProps, hands: Hands, { picked, chosen, tokens }: Picking): readonly Move[] => {
  const { holding, trial, deal, asked, seat } = hands;
  const { tile, spot, fits, set } = holding;
  if (props.pending || props.legal.length === 0 || trial.on) return [];
  if (picked && !props.check(picked)) return [picked];
  if (tile && spot && fits && set) return [{ do: 'place', tile, ...spot }];
  if (deal && asked)
    return movesFor(deal, chosen, sidesOf(deal, tokens), playerIn(props.scene.view, seat).fish);
  return goOn(hands);
};

/** Computed once for each place of the tile, because the mouse moves often. */
const useChanges = ({ scene }: IsleProps, { shown, holding, trial, seat }: Hands): Changes | null => {
  const held = shown && holding.fits ? shown : null;
  return useMemo(() => {
    const more = [...trial.tiles, ...(held ? [held] : [])];
    return more.length > 0 ? changesBy(scene.view, seat, more) : null;
  }, [scene.view, trial.tiles, held && write({ do: 'place', ...held })]);
};

export const usePlan = (props: IsleProps): Planning => {
  const hands = useHands(props);
  const picking = usePicking(props, hands);
  const next = nextOf(props, hands, picking);
  const changes = useChanges(props, hands);
  const { holding, trial } = hands;
  const { picked, chosen, tokens, card, parts, why, pick, drop, setChosen, setTokens, go } = picking;
  const touching: Touching = { props, hands, picking };
  return {
    ...hands,
    chosen,
    tokens,
    card,
    parts,
    why,
    pick: (move) => {
      if (move.do === 'end' || move.do === 'pass') holding.letGo(); // then the confirm button does not place the tile
      pick(move);
    },
    next,
    cancels: picked !== null || card !== null || holding.set || chosen.length + tokens.length > 0,
    changes,
    tapCell: (cell) => tapCell(touching, cell),
    tapTile: (tile) => tapTile(touching, tile),
    tapCard: (tapped) => tapCard(touching, tapped),
    tapPart: (part) => tapPart(touching, part),
    tapToken: (place) => tapToken(touching, place),
    takeAdvice: () => takeAdvice(touching),
    toggleTrial: () => {
      drop();
      holding.letGo();
      if (trial.on) trial.end();
      else trial.begin();
    },
    commit: () => {
      if (trial.on && holding.spot) tryThere(touching, holding.spot);
      else if (next.length > 0) go(next);
    },
    cancel: () => (drop(), setChosen([]), setTokens([]), holding.letGo()),
  };
};
