import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import type { Mood } from '../../../web/art/base/coats.ts';
import type { BoardSettings } from '../../../web/kit/board.ts';
import { Piece } from '../../../web/kit/Piece.tsx';
import { BEATS } from './beats.ts';
import { footOf } from './bed-map.ts';
import type { Actor } from './cast.ts';
import { Pet } from './Pet.tsx';
import { growsAt, wayIn, wayOut } from './ways.ts';

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
      arrive={wayIn(actor, { near, narrow })}
      leave={wayOut(actor, { near, narrow })}
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
