import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import type { Mood } from '../../../web/art/base/coats.ts';
import { goHome, land, tumble, type Act, type Vector } from '../../../web/kit/animations.ts';
import type { BoardSettings } from '../../../web/kit/board.ts';
import { Piece } from '../../../web/kit/Piece.tsx';
import { BED, footOf, stepBetween } from './bed-map.ts';
import type { Actor } from './cast.ts';
import { Pet } from './Pet.tsx';

/** In milliseconds after a step: the piece lands, its neighbours fly, and when all is still, the row grows up. */
export const BEATS = { push: 165, grow: 560, still: 900 } as const;

interface ActorPieceProps {
  readonly actor: Actor;
  readonly mood: Mood;
  readonly proud: boolean; // true for a winning piece
  readonly near: Seat;
  readonly narrow: boolean;
  readonly settings: BoardSettings;
}

export const ActorPiece = ({ actor, mood, proud, near, narrow, settings }: ActorPieceProps): JSX.Element => {
  const [x, y] = footOf(actor.at);
  const looks = { seat: actor.seat, mood, signs: settings.signs, narrow };
  return (
    <Piece
      x={x}
      y={y}
      motion={settings.motion}
      delay={BEATS.push}
      arrive={actor.did === 'arrived' ? land() : null}
      leave={wayOut(actor, near)}
    >
      {actor.did === 'grew-up' && actor.size === 'kitten' && settings.motion === 'full' ? (
        <g class="growing" style={{ '--wait': `${growsAt(actor)}ms` }}>
          <g class="growing__kitten">
            <Pet size="kitten" {...looks} />
          </g>
          <g class="growing__cat">
            <Pet size="cat" {...looks} />
          </g>
          <path class="growing__rays" d={RAYS} />
        </g>
      ) : (
        <g class={proud ? 'proud' : undefined} style={{ animationDelay: `${(actor.at % 6) * 110}ms` }}>
          <Pet size={actor.size} {...looks} />
        </g>
      )}
    </Piece>
  );
};

const RAYS = 'M-52-44L-66-50M-46-76L-58-88M0-112V-128M46-76L58-88M52-44L66-50';

/** A row that is chosen by hand grows at once; one that a landing completes waits for the pushes. */
const growsAt = ({ by }: Actor): number => (by === null ? 0 : BEATS.grow);

const wayOut = (actor: Actor, near: Seat): Act | null => {
  const { did, at, by, seat } = actor;
  const [x, y] = footOf(at);
  const home: Vector = [(BED / 2 - x) * 0.6, (seat === near ? BED + 60 : -20) - y];
  if (did === 'fell') return tumble(by === null ? [0, 90] : stepBetween(by, at), home, BEATS.push);
  return did === 'grew-up' || did === 'went-home' ? goHome(home, growsAt(actor)) : null;
};
