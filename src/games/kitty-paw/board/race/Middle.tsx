import type { JSX, RefObject } from 'preact';
import { CubeCat } from '../art/CubeCat.tsx';
import { Sign } from '../../../../web/art/base/Sign.tsx';
import { signOfSeat } from '../../../../web/art/base/seats.ts';
import { PawPrint } from '../../../../web/art/things/Paw.tsx';
import { memo } from '../../../../web/art/base/memo.ts';
import { cardOf } from '../../rules/cards/cards.ts';
import type { BoxCat } from '../../rules/cards/pieces.ts';
import type { Claim, Tile, View } from '../../rules/race/types.ts';
import type { Advice } from '../../bot/advice.ts';
import { dealtRow } from './dealt.ts';
import { BREED_LOOKS } from '../pieces/looks.ts';
import { catName } from '../pieces/names.ts';
import { frameOf, BoxCatCard } from '../pieces/Piece.tsx';
import { Reach } from './Reach.tsx';
import type { Hands } from '../hands/useHands.ts';
import { useSnatch, type Snatch } from './useSnatch.ts';
import type { RaceProps } from '../props/props.ts';

interface MiddleProps {
  readonly props: RaceProps;
  readonly hands: Hands;
  readonly within: RefObject<HTMLDivElement | null>;
  readonly advice: Advice | null; // of the hint in practice
}

/** The middle of the table, from which all players grab: cats and closed boxes. */
export const Middle = ({ props, hands, within, advice }: MiddleProps): JSX.Element => {
  const { scene } = props;
  const { tiles, claims } = scene.view;
  const words = props.words.board.table;
  const snatch = useSnatch(scene, hands.me);
  const bySpot = new Map(
    tiles.flatMap((tile) => (tile.place.in === 'middle' ? [[tile.place.spot, tile]] : [])),
  );
  const first = Math.min(...bySpot.keys());
  return (
    <div
      class={`paw-middle paw-middle--${Math.ceil(tiles.length / 7)} ${wantsGuests(scene.view) ? '' : 'is-boxless'}`}
      ref={within}
    >
      <div class="paw-strewn" role="group" aria-label={words.places.middle}>
        {tiles.map((_, spot) => {
          const tile = bySpot.get(spot) ?? null;
          return (
            <Spot
              key={spot}
              spot={spot}
              tile={tile}
              entry={spot === first}
              name={tile ? catName(words, tile) : ''}
              reached={tile ? reachedBy(claims, 'tile', tile.id) : ''}
              hinted={advice?.kind === 'grab' && advice.tile.id === tile?.id}
              snatch={snatch?.spot === spot ? snatch : null}
              legal={tile !== null && hands.can({ do: 'grab', tile: tile.id })}
              grab={hands.act}
            />
          );
        })}
      </div>
      <Boxes props={props} hands={hands} advice={advice} />
    </div>
  );
};

/** True if a card of this round shows a box. */
const wantsGuests = (view: View): boolean =>
  [...dealtRow(view).map((one) => one?.card), ...view.cards].some((card) => card && cardOf(card).figure.box);

/** The seats that reach for a thing, as a text: if it is equal, nothing is rendered again. */
export const reachedBy = (claims: readonly Claim[], on: 'tile' | 'cat' | 'card', which: number): string =>
  claims
    .filter(
      ({ target }) =>
        (target.on === 'tile' && on === 'tile' && target.tile === which) ||
        (target.on === 'cat' && on === 'cat' && target.slot === which) ||
        (target.on === 'card' && on === 'card' && target.place === which),
    )
    .map(({ seat }) => seat)
    .join(' ');

interface SpotProps {
  readonly spot: number;
  readonly tile: Tile | null; // null: taken; its spot stays empty, so that nothing moves under a paw
  readonly entry: boolean; // the one that Tab leads to; arrow keys go on from there
  readonly name: string;
  readonly reached: string;
  readonly hinted: boolean;
  readonly snatch: Snatch | null;
  readonly legal: boolean;
  readonly grab: Hands['act'];
}

const sameSpot = (a: SpotProps, b: SpotProps): boolean =>
  a.tile?.id === b.tile?.id &&
  a.tile?.side === b.tile?.side &&
  a.tile?.turn === b.tile?.turn &&
  a.entry === b.entry &&
  a.name === b.name &&
  a.reached === b.reached &&
  a.hinted === b.hinted &&
  a.snatch === b.snatch &&
  a.legal === b.legal;

/** A small random shift and turn, always the same for the same spot. */
const askew = (spot: number): string => {
  const wild = (salt: number): number => (((spot + 3) * (salt + 7919) * 2654435761) % 1000) / 500 - 1;
  return `translate(${(wild(1) * 7).toFixed(1)}% , ${(wild(2) * 7).toFixed(1)}%) rotate(${(wild(3) * 7).toFixed(1)}deg)`;
};

const Spot = memo(
  ({ spot, tile, entry, name, reached, hinted, snatch, legal, grab }: SpotProps): JSX.Element => {
    if (!tile) return <span class="paw-spot">{snatch && <Snatched snatch={snatch} />}</span>;
    const { id, breed, side, turn } = tile;
    return (
      <span class="paw-spot">
        <button
          type="button"
          class={`paw-tile ${hinted ? 'is-hinted' : ''}`}
          data-grip={`tile ${id}`}
          data-legal={legal || undefined}
          tabIndex={entry ? 0 : -1}
          aria-label={name}
          // A press grabs already; this handles only clicks by key.
          onClick={({ detail }) => detail === 0 && grab({ do: 'grab', tile: id })}
        >
          <svg
            viewBox={frameOf({ kind: 'tile', breed, side, turn })}
            style={{ transform: askew(spot) }}
            aria-hidden="true"
          >
            <CubeCat breed={BREED_LOOKS[breed]} awake={side === 'a'} turn={turn} small />
          </svg>
          <Reach seats={reached} />
        </button>
      </span>
    );
  },
  sameSpot,
);

/** Marks a lost contest: the seat that has the cat, and the time difference. The prompt says the same in words. */
const Snatched = ({ snatch: { by, apart } }: { snatch: Snatch }): JSX.Element => (
  <span class="paw-snatch" aria-hidden="true">
    <Sign sign={signOfSeat(by)} size={26} />
    <b>−{apart}</b>
  </span>
);

const Boxes = ({ props, hands, advice }: Omit<MiddleProps, 'within'>): JSX.Element => {
  const { scene, sitter } = props;
  const words = props.words.board.table;
  return (
    <div class="paw-boxes">
      {scene.view.cats.map(({ open, place, lookedAt }, slot) => {
        const closed = place.in === 'slot';
        const mine = place.in === 'paw' && place.seat === hands.me;
        const looked = lookedAt.includes(hands.me);
        return (
          <ClosedBox
            key={slot}
            slot={slot}
            open={open}
            closed={closed}
            gone={place.in === 'box'}
            mine={mine}
            looked={looked}
            hinted={advice?.kind === 'peek' && advice.slot === slot}
            name={
              closed
                ? words.closedBox(slot + 1, looked)
                : words.openBox(slot + 1, mine ? words.actions.back : sitter(place.seat).name)
            }
            reached={reachedBy(scene.view.claims, 'cat', slot)}
            legal={hands.can(mine ? { do: 'return' } : { do: 'peek', slot })}
            act={hands.act}
          />
        );
      })}
    </div>
  );
};

interface ClosedBoxProps {
  readonly slot: number;
  readonly open: BoxCat | null;
  readonly closed: boolean;
  readonly gone: boolean; // in a player's box
  readonly mine: boolean; // in my paw; its empty place shows where to give it back
  readonly looked: boolean;
  readonly hinted: boolean;
  readonly name: string;
  readonly reached: string;
  readonly legal: boolean;
  readonly act: Hands['act'];
}

const ClosedBox = memo(
  ({
    slot,
    open,
    closed,
    gone,
    mine,
    looked,
    hinted,
    name,
    reached,
    legal,
    act,
  }: ClosedBoxProps): JSX.Element => (
    <button
      type="button"
      class={`paw-box ${closed || mine ? '' : 'paw-box--open'} ${hinted ? 'is-hinted' : ''}`}
      data-grip={`${mine ? 'lifted' : 'slot'} ${slot}`}
      data-legal={legal || undefined}
      aria-disabled={!closed && !mine}
      aria-label={name}
      onClick={({ detail }) => detail === 0 && act(mine ? { do: 'return' } : { do: 'peek', slot })}
    >
      <svg viewBox="-96 -104 192 208" aria-hidden="true">
        {closed && <BoxBack looked={looked} />}
        {!closed && !gone && <BoxCatCard cat={open} />}
        {gone && <rect x={-78} y={-82} width={156} height={168} rx={22} class="paw-box__gone" />}
      </svg>
      <Reach seats={reached} />
    </button>
  ),
);

/** The back of a box. A folded corner marks a box that I have looked into, as one would remember at a real table. */
const BoxBack = ({ looked }: { looked: boolean }): JSX.Element => (
  <>
    <path
      d="M-80-40L-58-84H58L80-40V92H-80Z"
      fill="#D2A673"
      stroke="#6B4426"
      stroke-width={8}
      stroke-linejoin="round"
    />
    <path
      d="M-80-40L-58-84H58L80-40Z"
      fill="#E6C394"
      stroke="#6B4426"
      stroke-width={6}
      stroke-linejoin="round"
    />
    <path d="M-14-84H14V-40L0-50L-14-40Z" fill="#F0DDB6" />
    <g transform="translate(-46 -30) scale(.92)">
      <PawPrint colour="#7A4E2A" />
    </g>
    {looked && (
      <path d="M40 92L80 52V92Z" fill="#FFF3DC" stroke="#6B4426" stroke-width={6} stroke-linejoin="round" />
    )}
  </>
);
