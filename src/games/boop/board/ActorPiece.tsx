import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import type { Mood } from '../../../web/art/base/coats.ts';
import { goHome, land, tumble, type Act, type Vector } from '../../../web/kit/animations.ts';
import type { BoardSettings } from '../../../web/kit/board.ts';
import { Piece } from '../../../web/kit/Piece.tsx';
import { BEATS } from './beats.ts';
import { BED, BODY, footOf, stepOverTheEdge } from './bed-map.ts';
import type { Actor } from './cast.ts';
import { Pet } from './Pet.tsx';

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
      leave={wayOut(actor, homeOf(actor, near, narrow))}
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
const growsAt = ({ by }: Pick<Actor, 'by'>): number => (by === null ? 0 : BEATS.grow);

/** The way to the pool of its owner: below or above the bed on a phone, beside it on a desk. */
const homeOf = ({ at, seat }: Actor, near: Seat, narrow: boolean): Vector => {
  const [x, y] = footOf(at);
  const mine = seat === near;
  return narrow
    ? [(BED / 2 - x) * 0.6, (mine ? BED + 60 : -20) - y]
    : [-60 - x, (mine ? BED / 2 : BED / 5) - y];
};

const wayOut = ({ did, at, by }: Actor, home: Vector): Act | null => {
  if (did === 'fell') return tumble(by === null ? [0, 90] : stepOverTheEdge(by, at), home, BODY, BEATS.push);
  return did === 'grew-up' || did === 'went-home' ? goHome(home, growsAt({ by })) : null;
};
