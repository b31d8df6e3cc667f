import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { Portrait } from '../../../../web/art/Portrait.tsx';
import { signOfSeat } from '../../../../web/art/base/seats.ts';
import { PawPrint } from '../../../../web/art/things/Paw.tsx';
import { memo } from '../../../../web/art/base/memo.ts';
import { withMinus } from '../../../../words/plural.ts';
import { cardOf } from '../../rules/cards/cards.ts';
import { laidOut, readFigure, writeFigure, type Figure } from '../../rules/cards/figure.ts';
import { CARDS_TO_END, SOLO_ROUNDS } from '../../rules/race/limits.ts';
import { matOf } from '../../rules/race/mat.ts';
import type { View } from '../../rules/race/types.ts';
import { boundsOf, FigurePieces, hexagonsOf } from '../pieces/Figure.tsx';
import { isHolding } from './HoldButton.tsx';
import { COATS_BY_SEAT } from '../pieces/looks.ts';
import type { TableWords } from '../../words/table-types.ts';
import { deedText, useDeeds, type Deeds } from './deeds.ts';
import { KeptCards } from './KeptCards.tsx';
import { SoloTrack } from './SoloTrack.tsx';
import type { Hands } from '../hands/useHands.ts';
import type { RaceProps } from '../props/props.ts';

/** The mats of the rivals, small and live; my own score stands at the end. */
export const Rivals = ({ props, hands }: { props: RaceProps; hands: Hands }): JSX.Element => {
  const { scene } = props;
  const deeds = useDeeds(scene);
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
        <Rival key={seat} props={props} hands={hands} seat={seat} deed={deeds.get(seat)} />
      ))}
      {seats.length === 1 && <SoloTrack view={scene.view} words={props.words.board.table} />}
    </div>
  );
};

interface RivalProps {
  readonly props: RaceProps;
  readonly hands: Hands;
  readonly seat: Seat;
  readonly deed: ReturnType<Deeds['get']>;
}

const Rival = ({ props, hands, seat, deed }: RivalProps): JSX.Element => {
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
      {(!me || hands.watch) && (
        <span class="paw-rival__does">
          <Progress view={view} seat={seat} words={words} />
          <small>{deed && view.phase.name !== 'check' ? deedText(words, deed) : ''}</small>
        </span>
      )}
    </>
  );
  const { watch } = hands;
  if (!watch)
    return (
      <div class={look} data-rival={seat}>
        {inside}
      </div>
    );
  return (
    <button type="button" class={look} data-rival={seat} aria-pressed={me} onClick={() => watch(seat)}>
      {inside}
    </button>
  );
};

/** One dot for each piece of the rival's card; those on the mat are filled. Only the check says if they are right. */
const Progress = ({
  view,
  seat,
  words,
}: {
  view: View;
  seat: Seat;
  words: TableWords;
}): JSX.Element | null => {
  const card = view.cards[seat];
  if (!card) return null;
  const { figure } = cardOf(card);
  const mat = matOf(view, seat);
  const all = figure.tiles.length + (figure.box ? 2 : 0);
  const laid = Math.min(all, mat.tiles.length + (mat.box ? 1 : 0) + (mat.box?.cat ? 1 : 0));
  return (
    <span class="paw-dots-done" role="img" aria-label={words.progress(laid, all)}>
      {Array.from({ length: all }, (_, i) => (
        <i key={i} class={i < laid ? 'is-done' : ''} />
      ))}
    </span>
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
      <KeptCards kept={kept} />
      <span class="paw-rival__cards">
        {view.extra
          ? view.playing.includes(seat) && words.extra
          : words.score(alone ? view.round : counted.length, alone ? SOLO_ROUNDS : CARDS_TO_END)}
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
  const latest = laidOut(figure).at(-1);
  const [w, h] = [Math.max(width, LEAST), Math.max(height, LEAST)];
  const box = [x - (w - width) / 2, y - (h - height) / 2, w, h].map((n) => n.toFixed(0)).join(' ');
  return (
    <svg viewBox={box} aria-hidden="true">
      <FigurePieces figure={figure} small />
      {latest && <path class="paw-latest" d={hexagonsOf(latest.footprint)} />}
    </svg>
  );
});
