import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import { Cat } from '../../../web/art/Cat.tsx';
import { signOfSeat } from '../../../web/art/base/seats.ts';
import { useSettled } from '../../../web/kit/useSettled.ts';
import { PIECES_EACH, pieceOf } from '../rules/bed.ts';
import type { Size, State } from '../rules/types.ts';
import { arriving } from './arriving.ts';
import { BEATS } from './beats.ts';
import { COATS_BY_SEAT } from './Pet.tsx';
import type { BoopProps } from './props.ts';

/** The sizes of pieces; the variant for small children has no cats. */
export const sizesIn = ({ rules }: State): readonly Size[] =>
  rules.variant === 'kittens' ? ['kitten'] : ['kitten', 'cat'];
const PIXELS: Readonly<Record<Size, number>> = { kitten: 50, cat: 54 };

export const heldBy = ({ pools }: State, seat: Seat, size: Size): number =>
  pools[pieceOf(seat, size) - 1] ?? 0;

/** The number that is shown: without the pieces that are still on their way. */
export const useShownCount = ({ scene, settings }: BoopProps, seat: Seat, size: Size): number => {
  const still = useSettled(scene.seq, settings.motion === 'calm' ? 0 : BEATS.still);
  return heldBy(scene.view, seat, size) - (still ? 0 : arriving(scene.events, seat, size));
};

const Count = ({ props, seat, size }: { props: BoopProps; seat: Seat; size: Size }): JSX.Element => (
  <span>×{useShownCount(props, seat, size)}</span>
);

/** The number of cats of a seat, in its pool and on the bed. */
export const grownUp = (view: State, seat: Seat): number =>
  heldBy(view, seat, 'cat') + view.bed.filter((piece) => piece === pieceOf(seat, 'cat')).length;

export const PoolCat = ({
  seat,
  size,
  pixels = PIXELS[size],
}: {
  seat: Seat;
  size: Size;
  pixels?: number;
}): JSX.Element => (
  <Cat
    coat={COATS_BY_SEAT[seat] ?? 'ginger'}
    pose={size}
    seat={size === 'cat' ? signOfSeat(seat) : null}
    size={pixels}
  />
);

export const GrownUp = ({
  props: { scene, words },
  seat,
}: {
  props: BoopProps;
  seat: Seat;
}): JSX.Element | null =>
  scene.view.rules.variant === 'kittens' ? null : (
    <span class="tray__note">
      <small>{words.board.grownUp}</small> {grownUp(scene.view, seat)} / {PIECES_EACH}
    </span>
  );

/** A player's pool, without buttons. */
export const Pool = ({ props, seat }: { props: BoopProps; seat: Seat }): JSX.Element => {
  const { scene, words, sitter } = props;
  return (
    <div
      class="tray pool"
      role="group"
      aria-label={words.board.holds(
        sitter(seat).thirdPerson,
        heldBy(scene.view, seat, 'kitten'),
        heldBy(scene.view, seat, 'cat'),
      )}
    >
      {sizesIn(scene.view).map((size) => (
        <span
          key={size}
          class={`tray__kind bed-kind ${heldBy(scene.view, seat, size) === 0 ? 'is-empty' : ''}`}
        >
          <PoolCat seat={seat} size={size} />
          <Count props={props} seat={seat} size={size} />
        </span>
      ))}
      <GrownUp props={props} seat={seat} />
    </div>
  );
};
