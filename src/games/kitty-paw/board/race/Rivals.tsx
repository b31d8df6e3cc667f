import type { JSX } from 'preact';
import { memo } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { Portrait } from '../../../../web/art/Portrait.tsx';
import { signOfSeat } from '../../../../web/art/base/seats.ts';
import { PawPrint } from '../../../../web/art/things/Paw.tsx';
import { withMinus } from '../../../../words/plural.ts';
import { readFigure, writeFigure, type Figure } from '../../rules/cards/figure.ts';
import { CARDS_TO_END, SOLO_ROUNDS } from '../../rules/race/limits.ts';
import { matOf } from '../../rules/race/mat.ts';
import type { View } from '../../rules/race/types.ts';
import { boundsOf, FigurePieces } from '../pieces/Figure.tsx';
import { isHolding } from './HoldButton.tsx';
import { COATS_BY_SEAT } from '../pieces/looks.ts';
import type { TableWords } from '../../words/table-types.ts';
import { SoloTrack } from './SoloTrack.tsx';
import type { Hands } from '../hands/useHands.ts';
import type { RaceProps } from '../props/props.ts';

/** The mats of the rivals, small and live; my own score stands at the end. */
export const Rivals = ({ props, hands }: { props: RaceProps; hands: Hands }): JSX.Element => {
  const { scene } = props;
  // For a spectator the order is fixed, so that the chips do not move when another seat is chosen.
  const next = hands.watch ? 0 : hands.me + 1;
  const seats = scene.view.kept.map((_, i) => (next + i) % scene.view.kept.length);
  return (
    <div
      class={`paw-rivals paw-rivals--${seats.length}`}
      data-spare
      role="group"
      aria-label={props.words.board.table.places.rivals}
    >
      {seats.map((seat) => (
        <Rival key={seat} props={props} hands={hands} seat={seat} />
      ))}
      {seats.length === 1 && <SoloTrack view={scene.view} words={props.words.board.table} />}
    </div>
  );
};

const Rival = ({ props, hands, seat }: { props: RaceProps; hands: Hands; seat: Seat }): JSX.Element => {
  const { scene, sitter } = props;
  const { view } = scene;
  const words = props.words.board.table;
  const { name } = sitter(seat);
  const me = seat === hands.me;
  const figure = matOf(view, seat);
  const pieces = figure.tiles.length + (figure.box ? 1 : 0);
  const plays = view.playing.includes(seat);
  const look = `paw-rival ${me ? 'paw-rival--me' : ''} ${plays ? '' : 'is-out'}`;
  const inside = (
    <>
      <Portrait
        class="paw-face"
        coat={COATS_BY_SEAT[seat] ?? 'ginger'}
        seat={signOfSeat(seat)}
        size={36}
        mood={moodOf(view, seat)}
      />
      {(!me || hands.watch) && (
        <span class="paw-rival__mat" role="img" aria-label={words.building(name, pieces)}>
          <SmallMat text={writeFigure(figure)} />
          {isHolding(view, seat) && (
            <svg class="paw-rival__down" viewBox="0 0 100 100" role="img" aria-label={words.down}>
              <PawPrint />
            </svg>
          )}
        </span>
      )}
      <span class="paw-rival__who">
        <b>{name}</b>
        <Score view={view} seat={seat} words={words} />
      </span>
    </>
  );
  const { watch } = hands;
  if (!watch) return <div class={look}>{inside}</div>;
  return (
    <button type="button" class={look} aria-pressed={me} onClick={() => watch(seat)}>
      {inside}
    </button>
  );
};

const moodOf = ({ phase }: View, seat: Seat): 'smug' | 'surprised' | 'calm' => {
  if (phase.name === 'touch') return phase.meower === seat ? 'smug' : 'surprised';
  return phase.name === 'check' && phase.verdict.last === seat ? 'surprised' : 'calm';
};

const Score = ({ view, seat, words }: { view: View; seat: Seat; words: TableWords }): JSX.Element => {
  const kept = view.kept[seat] ?? [];
  const alone = view.kept.length === 1;
  const counted = view.rules.endCount === 'all' ? kept : kept.filter(({ points }) => points > 0);
  const points = kept.reduce((sum, one) => sum + one.points, 0);
  return (
    <small>
      <span class="paw-rival__points" role="img" aria-label={words.points(points)}>
        {withMinus(points)}
      </span>
      <span class="paw-rival__cards">
        {words.score(alone ? view.round : counted.length, alone ? SOLO_ROUNDS : CARDS_TO_END)}
      </span>
    </small>
  );
};

const EMPTY: Figure = { tiles: [], box: null };
const LEAST = 430; // the smallest frame, so that a single cat is not enlarged to fill the mat

/** A small mat. It is rendered again only when something on it has changed. */
const SmallMat = memo(({ text }: { text: string }): JSX.Element => {
  const figure = useMemo(() => (text ? readFigure(text) : null) ?? EMPTY, [text]);
  const { x, y, width, height } = boundsOf(figure);
  const [w, h] = [Math.max(width, LEAST), Math.max(height, LEAST)];
  const box = [x - (w - width) / 2, y - (h - height) / 2, w, h].map((n) => n.toFixed(0)).join(' ');
  return (
    <svg viewBox={box} aria-hidden="true">
      <FigurePieces figure={figure} small />
    </svg>
  );
});
