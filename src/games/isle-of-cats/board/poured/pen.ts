import { short } from '../../../../web/art/base/geometry.ts';
import { UNIT } from './outline.ts';

/** Path texts in cells: many marks of one colour become one path, or a full boat would be thousands of nodes. */
export const dot = (x: number, y: number, rx: number, ry = rx): string => {
  const [left, right, u, v] = [x - rx, x + rx, rx, ry].map((value) => short(value * UNIT));
  const at = short(y * UNIT);
  return `M${left} ${at}A${u} ${v} 0 1 0 ${right} ${at}A${u} ${v} 0 1 0 ${left} ${at}Z`;
};

/** A path written in hundredths of a cell, moved to (x, y), scaled, and turned by quarters or freely. */
export const stamp = (path: string, x: number, y: number, scale = 1, degrees = 0): string => {
  const [cos, sin] = [
    Math.cos((degrees * Math.PI) / 180) * scale,
    Math.sin((degrees * Math.PI) / 180) * scale,
  ];
  return path.replaceAll(
    /(-?[\d.]+)[ ,]*(-?[\d.]+)/g,
    (_, a: string, b: string) =>
      `${short(x * UNIT + Number(a) * cos - Number(b) * sin)} ${short(y * UNIT + Number(a) * sin + Number(b) * cos)} `,
  );
};
