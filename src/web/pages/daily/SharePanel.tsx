import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { DailyDay, Patch } from '../../../protocol/daily.ts';
import { Thing } from '../../art/Thing.tsx';
import { CopyField } from '../../page/CopyField.tsx';
import { Cover } from '../../page/Cover.tsx';
import { Failed } from '../../page/Failed.tsx';
import { KeepPicture } from '../../page/picture/KeepPicture.tsx';
import { pictureFile } from '../../page/picture/pen.ts';
import { useNarrow } from '../../kit/useNarrow.ts';
import { useOutsideLink } from '../../page/useOutsideLink.ts';
import { locale, words } from '../../preferences/language.ts';
import type { DailyPageWords } from '../../words/daily.en.ts';
import { drawDaily, SHAPES, type DailyPicture } from './daily-picture.ts';
import { dateOf, LONG_DATE, solvedOn } from './numbers.ts';

interface SharePanelProps {
  readonly day: DailyDay;
  readonly t: DailyPageWords;
}

/** The picture and the line of text to share: which games worked out, and nothing that helps others. */
export const SharePanel = ({ day, t }: SharePanelProps): JSX.Element => {
  const link = useOutsideLink('/daily');
  return (
    <section class="panel panel--pad daily__share" id="daily-share">
      <Picture day={day} t={t} />
      <div class="stack">
        <h2>{t.picture}</h2>
        <p>{t.pictureText}</p>
        <CopyField label={t.line} text={`${resultLine(day, t)} ${link}`} />
      </div>
    </section>
  );
};

/** The row of days is the present one: with another day it says nothing. */
const streakOn = ({ day, today, streak }: DailyDay): number => (day === today ? streak : 0);

const SIGNS: Readonly<Record<Patch, string>> = { solved: '🐾', missed: '⭕', begun: '▫️', none: '▫️' };

const resultLine = (day: DailyDay, t: DailyPageWords): string =>
  [
    `${t.title} ${t.number(day.number)}`,
    t.of(solvedOn(day), day.tasks.length),
    day.tasks.map(({ patch }) => SIGNS[patch]).join(''),
    ...(streakOn(day) > 1 ? [`${streakOn(day)} ${t.inARow(streakOn(day))}`] : []),
  ].join(' · ');

/** Drawn in the browser: square on a phone, wide on a desk. */
const Picture = ({ day, t }: SharePanelProps): JSX.Element => {
  const shape = useNarrow() ? 'square' : 'wide';
  const parts = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const key = `${shape} ${locale.value} ${day.tasks.map(({ patch }) => patch).join()}`;
  useEffect(() => {
    const [place, from] = [canvas.current, parts.current];
    if (!place || !from) return;
    const draw = async (): Promise<void> => {
      await whenDrawn(from, day.tasks.length);
      await drawDaily(place, shape, pictureOf(day, t, from));
      setFile(await pictureFile(place, `clowder-${day.day}.png`));
    };
    draw().catch(setProblem);
  }, [key]);
  return (
    <div class="stack daily__picture">
      <canvas
        ref={canvas}
        {...SHAPES[shape]}
        role="img"
        aria-label={`${t.title}: ${t.of(solvedOn(day), day.tasks.length)}`}
      />
      <KeepPicture file={file} t={words.value.end.picture} />
      <Failed problem={problem} />
      <div class="daily__parts" aria-hidden="true" ref={parts}>
        {day.tasks.map(({ task }) => (
          <span key={task} class="cover-frame">
            <Cover game={task} />
          </span>
        ))}
        <span class="daily__yarn">
          <Thing name="yarn" size={100} />
        </span>
      </div>
    </div>
  );
};

/** Covers are loaded one by one. Without one its patch stays plain. */
const whenDrawn = async (parts: HTMLElement, covers: number): Promise<void> => {
  for (let tries = 0; tries < 50 && parts.querySelectorAll('.cover-frame > svg').length < covers; tries++)
    await new Promise((done) => void setTimeout(done, 100));
};

const pictureOf = (day: DailyDay, t: DailyPageWords, parts: HTMLElement): DailyPicture => ({
  brand: words.value.brand,
  title: t.title,
  sub: `${t.number(day.number)} · ${dateOf(day.day, locale.value, LONG_DATE)}`,
  solved: String(solvedOn(day)),
  of: t.of(solvedOn(day), day.tasks.length).replace(/^\d+/, '').trim(),
  streak: streakOn(day) > 0 ? `${streakOn(day)} ${t.inARow(streakOn(day))}` : '',
  yarn: parts.querySelector<SVGSVGElement>('.daily__yarn > svg'),
  tasks: [...parts.querySelectorAll('.cover-frame')].map((frame, i) => ({
    patch: day.tasks[i]?.patch ?? 'none',
    cover: frame.querySelector<SVGSVGElement>('svg'),
  })),
});
