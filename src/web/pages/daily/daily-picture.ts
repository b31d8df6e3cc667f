import type { Patch } from '../../../protocol/daily.ts';
import { drawn, fontOf, loaded, write } from '../../page/picture/pen.ts';

/** The content of the picture. No name, no position and no answer: it may be sent to anybody. */
export interface DailyPicture {
  readonly brand: string;
  readonly title: string;
  readonly sub: string;
  readonly solved: string;
  readonly of: string;
  readonly streak: string;
  readonly yarn: SVGSVGElement | null;
  readonly tasks: readonly { readonly patch: Patch; readonly cover: SVGSVGElement | null }[];
}

type Pen = CanvasRenderingContext2D;
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const [FRAME, EDGE, WOOD, PAPER, INK, QUIET] = [
  '#7b5a4e',
  '#5a3823',
  '#8a5a3b',
  '#fbf5ea',
  '#2b2330',
  '#5c4f58',
];
const [MOSS, BERRY] = ['#456a44', '#a93c28'];

export const SHAPES = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
} as const;
export type Shape = keyof typeof SHAPES;

/** How the parts lie on each shape. */
const PLACES = {
  wide: {
    card: { x: 44, y: 44, width: 1112, height: 542 },
    icon: { x: 84, y: 80, size: 90 },
    title: { x: 200, y: 124, size: 54, sub: 30 },
    count: { x: 1116, y: 158, align: 'right' },
    cell: { width: 192, height: 236, gap: 18, left: 84, top: 216, inRow: 5 },
    foot: 538,
  },
  square: {
    card: { x: 54, y: 54, width: 972, height: 972 },
    icon: { x: 106, y: 106, size: 108 },
    title: { x: 242, y: 158, size: 60, sub: 38 },
    count: { x: 838, y: 710, align: 'center' },
    cell: { width: 276, height: 250, gap: 21, left: 104, top: 262, inRow: 3 },
    foot: 940,
  },
} as const;

export const drawDaily = async (
  canvas: HTMLCanvasElement,
  shape: Shape,
  picture: DailyPicture,
): Promise<void> => {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  await document.fonts.ready;
  const { width, height } = SHAPES[shape];
  const { card, icon, title, count, foot } = PLACES[shape];
  pen.fillStyle = FRAME;
  pen.fillRect(0, 0, width, height);
  for (const [more, colour] of [
    [16, EDGE],
    [10, WOOD],
    [0, PAPER],
  ] as const)
    fillRound(pen, grown(card, more), 40 + more, colour);
  pen.drawImage(await loaded('/icon.svg'), icon.x, icon.y, icon.size, icon.size);
  pen.fillStyle = INK;
  write(pen, picture.title, { size: title.size, weight: 800, x: title.x, y: title.y });
  pen.fillStyle = QUIET;
  write(pen, picture.sub, { size: title.sub, weight: 600, x: title.x, y: title.y + title.sub + 12 });
  writeCount(pen, picture, count);
  for (const [i, task] of picture.tasks.entries()) await drawTask(pen, cellAt(shape, i), task);
  await drawFoot(pen, picture, { x: card.x + 46, width: card.width - 92, y: foot, height: 0 });
};

const cellAt = (shape: Shape, i: number): Box => {
  const { width, height, gap, left, top, inRow } = PLACES[shape].cell;
  const [column, row] = [i % inRow, Math.floor(i / inRow)];
  return { x: left + column * (width + gap), y: top + row * (height + gap), width, height };
};

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const fillRound = (pen: Pen, { x, y, width, height }: Box, radius: number, colour: string): void => {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.fill();
};

/** The number is large, the rest of the words small, on one line. */
const writeCount = (
  pen: Pen,
  { solved, of }: DailyPicture,
  { x, y, align }: { readonly x: number; readonly y: number; readonly align: 'right' | 'center' },
): void => {
  pen.font = fontOf(48, 800);
  const small = pen.measureText(` ${of}`).width;
  pen.font = fontOf(104, 900);
  const large = pen.measureText(solved).width;
  const left = align === 'right' ? x - large - small : x - (large + small) / 2;
  pen.fillStyle = INK;
  write(pen, solved, { size: 104, weight: 900, x: left, y });
  pen.fillStyle = QUIET;
  write(pen, ` ${of}`, { size: 48, weight: 800, x: left + large, y });
};

/** A sewn patch with the cover of its game; pale where it did not work out. */
const drawTask = async (
  pen: Pen,
  box: Box,
  { patch, cover }: DailyPicture['tasks'][number],
): Promise<void> => {
  const solved = patch === 'solved';
  fillRound(pen, box, 18, '#ecd7b8');
  if (cover) {
    pen.save();
    pen.beginPath();
    pen.roundRect(box.x, box.y, box.width, box.height, 18);
    pen.clip();
    pen.globalAlpha = solved ? 1 : 0.45;
    await drawCover(pen, box, cover);
    pen.restore();
  }
  pen.strokeStyle = '#fff8ea';
  pen.lineWidth = 3;
  pen.setLineDash([9, 7]);
  pen.beginPath();
  const seam = grown(box, -9);
  pen.roundRect(seam.x, seam.y, seam.width, seam.height, 12);
  pen.stroke();
  pen.setLineDash([]);
  drawMark(pen, box.x + box.width - 44, box.y + 44, patch);
};

/** As high as the patch; its sides are cut off. */
const drawCover = async (pen: Pen, box: Box, cover: SVGSVGElement): Promise<void> => {
  const { width, height } = cover.viewBox.baseVal;
  const scale = Math.max(box.width / width, box.height / height);
  const [w, h] = [width * scale, height * scale];
  pen.drawImage(await drawn(cover, w, h), box.x + (box.width - w) / 2, box.y + (box.height - h) / 2, w, h);
};

/** A paw, a ring, or nothing. */
const drawMark = (pen: Pen, x: number, y: number, patch: Patch): void => {
  pen.fillStyle = '#fffcf5';
  pen.beginPath();
  pen.arc(x, y, 27, 0, 2 * Math.PI);
  pen.fill();
  if (patch === 'missed') {
    pen.strokeStyle = BERRY;
    pen.lineWidth = 6;
    pen.beginPath();
    pen.arc(x, y, 15, 0, 2 * Math.PI);
    pen.stroke();
  }
  if (patch !== 'solved') return;
  pen.fillStyle = MOSS;
  for (const [dx, dy, rx, ry] of PAW) {
    pen.beginPath();
    pen.ellipse(x + dx, y + dy, rx, ry, 0, 0, 2 * Math.PI);
    pen.fill();
  }
};
const PAW = [
  [-12, -2, 4, 5],
  [-5, -10, 4, 6],
  [5, -10, 4, 6],
  [12, -2, 4, 5],
  [0, 7, 10, 8],
] as const;

const drawFoot = async (
  pen: Pen,
  { streak, yarn, brand }: DailyPicture,
  { x, y, width }: Box,
): Promise<void> => {
  pen.fillStyle = INK;
  if (yarn && streak) pen.drawImage(await drawn(yarn, 76, 76), x - 6, y - 54);
  write(pen, streak, { size: 34, weight: 800, x: x + 88, y });
  pen.fillStyle = QUIET;
  pen.font = fontOf(34, 700);
  const name = brand.toLocaleLowerCase();
  write(pen, name, { size: 34, weight: 700, x: x + width - pen.measureText(name).width, y });
};
