import { expect, test } from 'vitest';
import {
  bringIntoView,
  bringOneIntoView,
  lookAt,
  panned,
  within,
  zoomed,
  type Camera,
  type Scope,
} from './camera.ts';

const SCOPE: Scope = {
  table: { width: 1500, height: 1260 },
  window: { width: 300, height: 400 },
  closest: 2,
};
const CAMERA: Camera = { x: 500, y: 400, scale: 0.5 };

test('the whole table is the farthest one can go, and it stands in the middle', () => {
  const far = within(SCOPE, { x: 77, y: -50, scale: 0.01 });
  expect(far.scale).toBeCloseTo(0.2);
  expect(far.x).toBeCloseTo(0);
  expect(far.y).toBeCloseTo((1260 - 2000) / 2);
});

test('the table follows the finger, and stops at its edge', () => {
  expect(panned(SCOPE, CAMERA, 10, -20)).toEqual({ x: 480, y: 440, scale: 0.5 });
  expect(panned(SCOPE, CAMERA, 9999, 9999)).toEqual({ x: 0, y: 0, scale: 0.5 });
  expect(panned(SCOPE, CAMERA, -9999, -9999)).toEqual({ x: 900, y: 460, scale: 0.5 });
});

test('zooming keeps the point under the finger where it is', () => {
  const at = { x: 120, y: 90 };
  const near = zoomed(SCOPE, CAMERA, 1.6, at);
  expect(near.x + at.x / near.scale).toBeCloseTo(CAMERA.x + at.x / CAMERA.scale);
  expect(near.y + at.y / near.scale).toBeCloseTo(CAMERA.y + at.y / CAMERA.scale);
  expect(zoomed(SCOPE, CAMERA, 100, at).scale).toBe(2);
});

test('looking at an area centres it and shows all of it', () => {
  expect(lookAt(SCOPE, { x: 600, y: 560, width: 200, height: 140 })).toEqual({
    x: 600,
    y: 630 - 400 / 1.5 / 2,
    scale: 1.5,
  });
  expect(lookAt(SCOPE, { x: 600, y: 560, width: 200, height: 140 }, 0.5).scale).toBe(0.5);
});

test('a visible target does not move the camera; another one moves it as little as possible', () => {
  expect(bringIntoView(SCOPE, CAMERA, { x: 700, y: 700, width: 100, height: 140 })).toEqual(CAMERA);
  expect(bringIntoView(SCOPE, CAMERA, { x: 1200, y: 700, width: 100, height: 140 })).toEqual({
    x: 724,
    y: 400,
    scale: 0.5,
  });
});

test('of several targets one in view is enough; if none is, the camera goes to the nearest', () => {
  const [seen, near, far] = [700, 1200, 1800].map((x) => ({ x, y: 700, width: 100, height: 140 }));
  if (!seen || !near || !far) throw new Error('three areas');
  expect(bringOneIntoView(SCOPE, CAMERA, [far, seen])).toEqual(CAMERA);
  expect(bringOneIntoView(SCOPE, CAMERA, [far, near])).toEqual(bringIntoView(SCOPE, CAMERA, near));
  expect(bringOneIntoView(SCOPE, CAMERA, [])).toEqual(CAMERA);
});
