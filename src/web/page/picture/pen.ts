import { standaloneSvg } from './standalone-svg.ts';

/** The drawing tools for pictures that a person can save. */

/** A drawing of the page as an image of this size. */
export const drawn = async (
  drawing: SVGSVGElement,
  width: number,
  height: number,
): Promise<HTMLImageElement> => {
  const file = new Blob([standaloneSvg(drawing, width, height)], { type: 'image/svg+xml' });
  const address = URL.createObjectURL(file);
  try {
    return await loaded(address);
  } finally {
    URL.revokeObjectURL(address);
  }
};

export const loaded = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
};

interface Writing {
  readonly size: number;
  readonly weight: number;
  readonly x: number;
  readonly y: number;
}

export const write = (pen: CanvasRenderingContext2D, text: string, { size, weight, x, y }: Writing): void => {
  pen.font = fontOf(size, weight);
  pen.fillText(text, x, y);
};

export const fontOf = (size: number, weight: number): string =>
  `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;

/** The finished picture as a file. */
export const pictureFile = async (canvas: HTMLCanvasElement, name: string): Promise<File | null> => {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return blob && new File([blob], name, { type: blob.type });
};
