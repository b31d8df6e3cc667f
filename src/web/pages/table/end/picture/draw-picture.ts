import { drawn, fontOf, loaded, write } from '../../../../page/picture/pen.ts';

/** The parts of the picture. Names of players are not among them: it may be shown to anybody. */
export interface PictureParts {
  readonly brand: string;
  readonly title: string;
  readonly sub: string;
  readonly faces: readonly SVGSVGElement[]; // by seat, each with its sign
  readonly signs: readonly SVGSVGElement[];
  readonly winners: readonly number[]; // their faces have a ring
  readonly points: readonly string[]; // under the faces; empty if points did not decide
  readonly board: SVGSVGElement | null;
}

export const PICTURE = { width: 1200, height: 630 } as const;

const [GROUND, INK, LAMP] = ['#3f6c87', '#fff8ea', '#f2c14e'];
const EDGE = 56;
const FACE = 64;
const SIGN = 28;
const TITLES = [68, 60, 52, 44]; // sizes, the first at which the title needs two lines at most
const APART = 94;
const BOARD = { width: 560, height: 602, right: 14 } as const;

/** Draws the picture of an end: left the result in words and faces, right the board as it was. */
export const drawPicture = async (canvas: HTMLCanvasElement, parts: PictureParts): Promise<void> => {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, PICTURE.width, PICTURE.height);
  await document.fonts.ready;
  const boardLeft = parts.board ? await drawBoard(pen, parts.board) : PICTURE.width - EDGE;
  pen.drawImage(await loaded('/icon.svg'), EDGE, EDGE, 56, 56);
  pen.fillStyle = INK;
  pen.textBaseline = 'alphabetic';
  write(pen, parts.brand, { size: 30, weight: 800, x: EDGE + 68, y: EDGE + 39 });
  const width = boardLeft - 2 * EDGE;
  const size = TITLES.find((one) => wrapped(pen, parts.title, one, width).length <= 2) ?? 44;
  const lines = wrapped(pen, parts.title, size, width);
  for (const [i, line] of lines.entries())
    write(pen, line, { size, weight: 800, x: EDGE, y: 252 + i * size - (lines.length - 1) * 24 });
  for (const [i, line] of wrapped(pen, parts.sub, 28, width).slice(0, 2).entries())
    write(pen, line, { size: 28, weight: 500, x: EDGE, y: 372 + i * 38 });
  for (const [seat, face] of parts.faces.entries()) await drawFace(pen, parts, face, seat);
};

const drawFace = async (
  pen: CanvasRenderingContext2D,
  { signs, points, winners }: PictureParts,
  face: SVGSVGElement,
  seat: number,
): Promise<void> => {
  const [x, y] = [EDGE + seat * APART, 462];
  if (winners.includes(seat)) {
    pen.fillStyle = LAMP;
    pen.beginPath();
    pen.arc(x + FACE / 2, y + FACE / 2, FACE / 2 + 6, 0, 2 * Math.PI);
    pen.fill();
    pen.fillStyle = INK;
  }
  pen.drawImage(await drawn(face, FACE, FACE), x, y);
  const sign = signs[seat];
  if (sign) pen.drawImage(await drawn(sign, SIGN, SIGN), x + FACE - SIGN + 8, y + FACE - SIGN + 4);
  pen.textAlign = 'center';
  write(pen, points[seat] ?? '', { size: 30, weight: 800, x: x + FACE / 2, y: 566 });
  pen.textAlign = 'start';
};

/** As large as fits at the right edge. Returns its left edge. */
const drawBoard = async (pen: CanvasRenderingContext2D, board: SVGSVGElement): Promise<number> => {
  const { width, height } = sizeOf(board);
  const scale = Math.min(BOARD.width / width, BOARD.height / height);
  const [w, h] = [width * scale, height * scale];
  const x = PICTURE.width - BOARD.right - w - (BOARD.height - h > 40 ? 26 : 0);
  pen.drawImage(await drawn(board, w, h), x, (PICTURE.height - h) / 2, w, h);
  return x;
};

const sizeOf = (drawing: SVGSVGElement): { readonly width: number; readonly height: number } => {
  const { width, height } = drawing.viewBox.baseVal;
  return width > 0 && height > 0 ? { width, height } : drawing.getBoundingClientRect();
};

const wrapped = (
  pen: CanvasRenderingContext2D,
  text: string,
  size: number,
  width: number,
): readonly string[] => {
  pen.font = fontOf(size, 800);
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.pop();
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && pen.measureText(longer).width > width) lines.push(last, word);
    else lines.push(longer);
  }
  return lines;
};
