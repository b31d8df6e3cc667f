import type { FunctionComponent, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Kind } from '../../../../kernel/game.ts';
import { withMinus } from '../../../../words/plural.ts';
import { signOfSeat } from '../../../art/base/seats.ts';
import { Portrait } from '../../../art/Portrait.tsx';
import type { EndOfMatch } from '../../../kit/ending.ts';
import { loadCover } from '../../../../catalogue/browser/boards.ts';
import { useLoaded } from '../../../page/useLoaded.ts';
import { Failed } from '../../../page/Failed.tsx';
import { KeepPicture } from '../../../page/picture/KeepPicture.tsx';
import { pictureFile } from '../../../page/picture/pen.ts';
import { words, wordsAt } from '../../../preferences/language.ts';
import type { EndProps } from './end-props.ts';
import { pictureWords } from './end-story.ts';
import { hasPoints } from './compare-scores.ts';
import { drawPicture, PICTURE } from './picture/draw-picture.ts';
import './picture.css';

/** The picture of the end, to save or to send. It is drawn in the browser and sent nowhere by itself. */
export const EndPicture = (props: EndProps): JSX.Element => {
  const t = words.value.end.picture;
  const told = pictureWords(props);
  const parts = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const cover = useLoaded(() => loadCover(props.table.game), props.table.game);
  useEffect(() => {
    if (!canvas.current || !parts.current || cover.is === 'loading') return;
    draw(canvas.current, parts.current, props).then(setFile).catch(setProblem);
  }, [cover.is]);
  return (
    <div class="end-picture stack">
      <canvas ref={canvas} {...PICTURE} role="img" aria-label={`${told.title}. ${told.sub}`} />
      <KeepPicture file={file} t={t} />
      <Failed problem={problem} />
      <Parts {...props} into={parts} Cover={cover.is === 'here' ? cover.value : null} />
    </div>
  );
};

interface PartsProps extends EndProps {
  readonly into: { current: HTMLDivElement | null };
  readonly Cover: FunctionComponent | null;
}

/** The drawings of the picture, hidden in the page so that its stylesheets colour them. */
const Parts = ({ into, Cover, ...props }: PartsProps): JSX.Element => {
  const { board, table, outcome, coats, scene, viewer } = props;
  const Picture: EndOfMatch<Kind>['Picture'] = board.end?.Picture;
  return (
    <div class="end-picture__parts" aria-hidden="true" ref={into}>
      {table.seats.map((_, seat) => (
        <Portrait
          key={seat}
          coat={coats[seat] ?? 'ginger'}
          seat={signOfSeat(seat)}
          mood={outcome.winners.includes(seat) ? 'smug' : 'calm'}
          size={64}
          backdrop="#f3ddbd"
        />
      ))}
      {Picture && (
        <div class="end-picture__board">
          <Picture scene={scene} viewer={viewer} words={wordsAt(table)} />
        </div>
      )}
      {Cover && (
        <div class="end-picture__cover">
          <Cover />
        </div>
      )}
    </div>
  );
};

const draw = async (canvas: HTMLCanvasElement, parts: HTMLElement, props: EndProps): Promise<File | null> => {
  const { outcome, table } = props;
  const all = (what: string): SVGSVGElement[] => [...parts.querySelectorAll<SVGSVGElement>(what)];
  await drawPicture(canvas, {
    brand: words.value.brand,
    ...pictureWords(props),
    faces: all('svg.face'),
    signs: all('svg.seat-sign'),
    winners: outcome.winners,
    points: hasPoints(outcome) && !outcome.ended ? outcome.scores.map(withMinus) : [],
    board: all('.end-picture__board svg')[0] ?? drawnStage() ?? all('.end-picture__cover svg')[0] ?? null,
  });
  return pictureFile(canvas, `clowder-${table.game}.png`);
};

/** The board, where it is one drawing of the kit; null where it is made of several. */
const drawnStage = (): SVGSVGElement | null =>
  document.querySelector<SVGSVGElement>('.tp__stage :is(.board__svg, .tabletop__view > svg)');
