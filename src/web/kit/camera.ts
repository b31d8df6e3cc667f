/**
 * The visible part of a large table. Points of the table are in units of its drawing; the window is in
 * pixels.
 */
export interface Camera {
  readonly x: number; // the point of the table at the upper left corner of the window
  readonly y: number;
  readonly scale: number; // pixels per unit
}

export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** The table, the window, and the largest scale. */
export interface Scope {
  readonly table: Size;
  readonly window: Size;
  readonly closest: number;
}

/** The largest scale at which the whole area is visible. */
const scaleFor = ({ width, height }: Size, window: Size): number =>
  Math.min(window.width / width, window.height / height);

/** The scale that shows the whole table: the smallest one allowed. */
export const farthest = ({ table, window, closest }: Scope): number =>
  Math.min(closest, scaleFor(table, window));

/** Limits the scale, and keeps the window filled with the table where possible. */
export const within = (scope: Scope, camera: Camera): Camera => {
  const scale = Math.min(scope.closest, Math.max(farthest(scope), camera.scale));
  const along = (at: number, table: number, window: number): number => {
    const seen = window / scale;
    return seen >= table ? (table - seen) / 2 : Math.min(table - seen, Math.max(0, at));
  };
  return {
    x: along(camera.x, scope.table.width, scope.window.width),
    y: along(camera.y, scope.table.height, scope.window.height),
    scale,
  };
};

/** Shows a whole area in the middle of the window, at `scale` if given. */
export const lookAt = (scope: Scope, area: Area, scale = scaleFor(area, scope.window)): Camera => {
  const near = Math.min(scope.closest, Math.max(farthest(scope), scale));
  return within(scope, {
    x: area.x + (area.width - scope.window.width / near) / 2,
    y: area.y + (area.height - scope.window.height / near) / 2,
    scale: near,
  });
};

/** The table follows the finger by this many pixels. */
export const panned = (scope: Scope, camera: Camera, dx: number, dy: number): Camera =>
  within(scope, { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale });

/** Zooms while the point under the finger stays under it. */
export const zoomed = (
  scope: Scope,
  camera: Camera,
  by: number,
  at: { readonly x: number; readonly y: number },
): Camera => {
  const scale = Math.min(scope.closest, Math.max(farthest(scope), camera.scale * by));
  return within(scope, {
    x: camera.x + at.x / camera.scale - at.x / scale,
    y: camera.y + at.y / camera.scale - at.y / scale,
    scale,
  });
};

const MARGIN = 12; // pixels
const UNDER_THE_BUTTONS = 60; // pixels at the bottom, covered by the buttons of the table

/** The smallest movement that brings an area into view, with a margin around it. */
export const bringIntoView = (scope: Scope, camera: Camera, area: Area): Camera => {
  const along = (at: number, from: number, length: number, window: number, after: number): number => {
    const seen = window / camera.scale;
    const [rim, trail] = [MARGIN / camera.scale, after / camera.scale];
    if (from - rim < at) return from - rim;
    return from + length + trail > at + seen ? from + length + trail - seen : at;
  };
  return within(scope, {
    ...camera,
    x: along(camera.x, area.x, area.width, scope.window.width, MARGIN),
    y: along(camera.y, area.y, area.height, scope.window.height, UNDER_THE_BUTTONS),
  });
};

/** Moves as little as possible so that at least one of these areas is in view. */
export const bringOneIntoView = (scope: Scope, camera: Camera, areas: readonly Area[]): Camera => {
  const way = (to: Camera): number => Math.hypot(to.x - camera.x, to.y - camera.y);
  const [nearest = camera] = areas
    .map((area) => bringIntoView(scope, camera, area))
    .toSorted((one, other) => way(one) - way(other));
  return nearest;
};
