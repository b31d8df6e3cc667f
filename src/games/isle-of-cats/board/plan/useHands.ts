import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { nearSeat } from '../../../../web/kit/board.ts';
import { useNarrow } from '../../../../web/kit/useNarrow.ts';
import { named } from '../../rules/boat/tiles.ts';
import { playerIn } from '../../rules/state/piles.ts';
import { mayLieAnywhere } from '../../rules/island/treasures.ts';
import type { Placed, TileId } from '../../rules/state/types.ts';
import type { IsleProps } from '../props/props.ts';
import { choicesOf, type Choices } from './choices.ts';
import { dealFor, type Deal } from './deal.ts';
import { decisionOf, isAsked, momentKey, tileOffered } from './moment.ts';
import { useHolding, type Boat, type Holding } from './useHolding.ts';
import { useTrial, type Trial } from './useTrial.ts';

/** The player's hand: a tile, cards to choose from, or nothing. */
export interface Hands {
  readonly seat: Seat;
  readonly key: string; // see `momentKey`
  readonly choices: Choices;
  readonly asked: boolean;
  readonly holding: Holding;
  readonly shown: Placed | null; // the tile in hand at its place, an oshax with its colour
  readonly trial: Trial;
  readonly deal: Deal | null;
}

/** The boat that a tile is held over: the real one, or that of the trial. */
const useBoat = ({ scene }: IsleProps, seat: Seat, choices: Choices, trial: Trial): Boat => {
  const me = playerIn(scene.view, seat);
  return useMemo(
    () => ({
      tiles: trial.on ? [...me.tiles, ...trial.tiles] : me.tiles,
      anywhere: (tile) => mayLieAnywhere(me, tile),
      may: (tile) => trial.on || choices.placeable.has(tile),
    }),
    [me, choices, trial.on, trial.tiles],
  );
};

/** The tile in hand. An oshax has its colour as soon as it is in hand. */
export const tileInHand = ({ scene, seat }: IsleProps, tile: TileId): TileId => {
  const decision = decisionOf(scene.view, seat);
  return decision?.ask === 'oshax' ? named(tile, decision.colour) : tile;
};

export const useHands = (props: IsleProps): Hands => {
  const { scene, legal } = props;
  const { view } = scene;
  const seat = nearSeat(props.seat);
  const key = momentKey(view, seat);
  const choices = useMemo(() => choicesOf(legal), [legal]);
  const trial = useTrial(playerIn(view, seat).tiles);
  const boat = useBoat(props, seat, choices, trial);
  const asked = isAsked(view, props.seat) && legal.length > 0;
  const offered = asked && !trial.on ? tileOffered(view, seat) : null;
  const holding = useHolding({ boat, offered, atOnce: useNarrow(), key });
  useLayoutEffect(() => {
    if (!asked || !trial.on) return;
    // It is this player's turn now: a tile of a trial must not be played by the next tap.
    trial.end();
    holding.letGo();
  }, [asked]);
  const { tile, spot } = holding;
  const shown = tile && spot ? { tile: tileInHand(props, tile), ...spot } : null;
  const deal = useMemo(() => (props.seat === 'spectator' ? null : dealFor(view, seat)), [view, props.seat]);
  return { seat, key, choices, asked, holding, shown, trial, deal };
};
