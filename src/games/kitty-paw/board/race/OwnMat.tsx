import { LatticeDots } from '../pieces/LatticeDots.tsx';
import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { announce } from '../../../../web/kit/Announcer.tsx';
import { useNarrow } from '../../../../web/kit/useNarrow.ts';
import { memo } from '../../../../web/art/base/memo.ts';
import type { CardId } from '../../rules/cards/pieces.ts';
import { tileFootprint, boxFootprint, type FigureBox, type FigureTile } from '../../rules/cards/figure.ts';
import type { Point } from '../../rules/cards/lattice.ts';
import { boxCatOf, matOf } from '../../rules/race/mat.ts';
import type { Thing } from '../../rules/race/types.ts';
import { BoxPiece, hexagonsOf, TilePiece } from '../pieces/Figure.tsx';
import { HintPlace, type PracticeHint } from './hint.tsx';
import { latticeFrame } from '../pieces/lattice-frame.ts';
import { matSettings } from '../hands/local-settings.ts';
import { catName, figureName } from '../pieces/names.ts';
import { CarriedPiece, type Carried } from '../pieces/Piece.tsx';
import { stepOn } from '../pieces/step.ts';
import { showGhost, type Places } from '../hands/useCarry.ts';
import type { Hands } from '../hands/useHands.ts';
import type { RaceProps } from '../props/props.ts';

interface OwnMatProps {
  readonly props: RaceProps;
  readonly hands: Hands;
  readonly places: Places;
  readonly carried: Carried | null;
  readonly hint: PracticeHint;
  readonly children: ComponentChildren; // the things beside the lattice: card, paw, box
}

/** My mat: a lattice on which all pieces snap into place. */
export const OwnMat = ({ props, hands, places, carried, hint, children }: OwnMatProps): JSX.Element => {
  const { scene } = props;
  const words = props.words.board.table;
  const cursor = useCursor(scene.view.cards[hands.me]);
  const mat = matOf(scene.view, hands.me);
  const frame = latticeFrame(scene.view, hands.me, useNarrow());
  const holds = hands.held !== null;
  const putHere = (): void => {
    const { held } = hands;
    if (held) hands.act('cat' in held ? { do: 'keep' } : { do: 'put', at: cursor.current });
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || !holds) return;
    if (event.key === 'Enter' && event.target === event.currentTarget) return putHere();
    const next = stepOn(cursor.current, event.key);
    if (!next) return;
    event.preventDefault();
    cursor.current = next;
    showGhost(places, next);
    announce(words.places.cursor(`${next.u}, ${next.v}`));
  };
  const legal = holds && (hands.may({ do: 'put', at: cursor.current }) || hands.may({ do: 'keep' }));
  return (
    <div
      class={`paw-mat ${matSettings.value.leftHanded ? 'is-left' : ''} ${holds ? 'paw-mat--open' : ''}`}
      ref={places.mat}
      data-grip="mat"
      data-legal={legal || undefined}
      tabIndex={0}
      role="group"
      aria-label={words.places.mat(figureName(words, mat))}
      onKeyDown={keyDown}
      onFocusIn={({ target, currentTarget }) =>
        target === currentTarget &&
        holds &&
        currentTarget.matches(':focus-visible') &&
        showGhost(places, cursor.current)
      }
    >
      <Dots frame={frame} />
      {children}
      <svg class="paw-lattice" viewBox={frame} ref={places.lattice}>
        <Lying {...{ props, hands, cursor }} />
        <HintPlace advice={hint.advice} view={scene.view} seat={hands.me} />
        <g class="paw-ghost" ref={places.ghost} visibility="hidden">
          {carried && <CarriedPiece piece={carried} />}
        </g>
      </svg>
    </div>
  );
};

/** The points of the lattice, far beyond the visible part. */
const Dots = memo(({ frame }: { frame: string }): JSX.Element => (
  <svg class="paw-lattice" viewBox={frame} aria-hidden="true">
    <LatticeDots id="paw-dots" width={5200} height={3000} />
  </svg>
));

const MIDDLE: Point = { u: 0, v: 0 };

/** The place that keys put a piece on. With each card it begins in the middle: where the last figure ended, the next one may leave the mat. */
const useCursor = (card: CardId | null | undefined): { current: Point } => {
  const cursor = useRef<Point>(MIDDLE);
  const last = useRef(card);
  if (last.current !== card) cursor.current = MIDDLE;
  last.current = card;
  return cursor;
};

interface LyingThing {
  readonly thing: Thing;
  readonly z: number;
  readonly tile: FigureTile | null;
  readonly box: FigureBox | null;
}

interface AllLyingProps extends Pick<OwnMatProps, 'props' | 'hands'> {
  readonly cursor: { current: Point }; // a piece that is lifted by key is put down again from its own place on
}

const Lying = ({ props, hands, cursor }: AllLyingProps): JSX.Element => {
  const { scene } = props;
  const { view } = scene;
  const { me, selected } = hands;
  const words = props.words.board.table;
  const tiles = view.tiles.flatMap(({ id, breed, side, turn, place }): LyingThing[] =>
    place.in === 'mat' && place.seat === me
      ? [{ thing: id, z: place.z, tile: { breed, side, turn, at: place.at, z: place.z }, box: null }]
      : [],
  );
  const own = view.boxes[me];
  const box: FigureBox | null =
    own?.place.in === 'mat'
      ? { side: own.side, at: own.place.at, z: own.place.z, cat: boxCatOf(view, me) }
      : null;
  const all: LyingThing[] = [
    ...tiles,
    ...(box ? [{ thing: 'box' as const, z: box.z, tile: null, box }] : []),
  ];
  return (
    <>
      {all
        .toSorted((a, b) => a.z - b.z)
        .map(({ thing, tile, box: lies }) => (
          <LyingPiece
            key={thing}
            thing={thing}
            tile={tile}
            box={lies}
            selected={thing === selected}
            name={tile ? catName(words, tile) : words.boxes[own?.side ?? 'H']}
            legal={hands.can({ do: 'lift', thing })}
            lift={(at) => {
              cursor.current = at;
              hands.act({ do: 'lift', thing });
            }}
            select={hands.select}
          />
        ))}
    </>
  );
};

interface LyingProps extends Omit<LyingThing, 'z'> {
  readonly selected: boolean;
  readonly name: string;
  readonly legal: boolean;
  readonly lift: (from: Point) => void;
  readonly select: Hands['select'];
}

const sameLying = (a: LyingProps, b: LyingProps): boolean =>
  a.selected === b.selected &&
  a.name === b.name &&
  a.legal === b.legal &&
  JSON.stringify([a.tile, a.box]) === JSON.stringify([b.tile, b.box]);

const LyingPiece = memo(
  ({ thing, tile, box, selected, name, legal, lift, select }: LyingProps): JSX.Element => (
    <g
      class="paw-lies"
      data-grip={`lies ${thing}`}
      data-legal={legal || undefined}
      role="button"
      tabindex={0} // of an SVG element; Preact would write `tabIndex`, which means nothing there
      aria-label={name}
      aria-pressed={selected}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && select(thing)}
      onKeyDown={({ key }) => key === 'Enter' && lift((tile ?? box)?.at ?? MIDDLE)}
    >
      {tile && <TilePiece tile={tile} small={false} />}
      {box && <BoxPiece box={box} />}
      <path class="paw-lies__ring" d={ringAround(tile, box)} />
    </g>
  ),
  sameLying,
);

const ringAround = (tile: FigureTile | null, box: FigureBox | null): string =>
  tile ? hexagonsOf(tileFootprint(tile)) : box ? hexagonsOf(boxFootprint(box)) : '';
