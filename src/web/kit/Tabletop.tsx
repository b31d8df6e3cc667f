import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { BoardSettings } from './board.ts';
import type { Area, Camera, Scope } from './camera.ts';
import { useCamera, type CameraControl, type Home } from './useCamera.ts';
import { useGestures } from './useGestures.ts';
import './kit.css';
import './tabletop.css';

interface TabletopProps {
  readonly table: Scope['table']; // in units of the drawing
  readonly closest: number; // pixels per unit
  readonly home: (window: Scope['window']) => Home;
  readonly latest: Area | null;
  readonly choices: readonly Area[];
  readonly motion: BoardSettings['motion'];
  readonly wheel: (event: WheelEvent) => boolean; // true: the game has handled it
  readonly words: TabletopWords;
  readonly map: ComponentChildren; // a small map of the whole table, in its own units
  readonly children: ComponentChildren; // SVG
  readonly tags?: ComponentChildren; // HTML that moves with the table: `left` and `top` in its units, `--keep-size` undoes the zoom
  readonly over: (place: LocateArea) => ComponentChildren; // HTML above the drawing
}

export interface TabletopWords {
  readonly closer: string;
  readonly farther: string;
  readonly whole: string;
  readonly back: string; // label: from the whole table back to the cards
}

const TAGS_FROM = 0.5; // pixels per unit: farther away the tags would cover the table

/** The place of an area of the table on the screen, as fractions of the stage: for bubbles. */
export type LocateArea = (area: Area) => {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
};

/**
 * A table larger than its window: it can be dragged, pinched and zoomed, and fits itself to the window until
 * then.
 */
export const Tabletop = (props: TabletopProps): JSX.Element => {
  const frame = useRef<HTMLDivElement>(null);
  const view = useCamera(frame, props);
  const gestures = useGestures(view, props.wheel);
  const { x, y, scale } = view.camera;
  const { width, height } = props.table;
  // Keeps the element with the keyboard focus in view.
  const follow = ({ target }: FocusEvent): void => {
    if (target instanceof SVGElement && target.matches(':focus-visible'))
      view.show(areaOf(target, frame.current, view.camera));
  };
  return (
    <div class="tabletop" ref={frame}>
      <div class="tabletop__pane" role="presentation" onFocusIn={follow} {...gestures}>
        <div
          class={view.gliding && props.motion === 'full' ? 'tabletop__view is-gliding' : 'tabletop__view'}
          // Its own layer, so that a table that is only moved is not painted again.
          style={{
            transform: `translate3d(${-x * scale}px, ${-y * scale}px, 0) scale(${scale})`,
            '--keep-size': 1 / scale,
          }}
          data-far={scale < TAGS_FROM || undefined}
        >
          <svg {...props.table} viewBox={`0 0 ${width} ${height}`} role="presentation">
            {props.children}
          </svg>
          {props.tags}
        </div>
      </div>
      {props.over(placeIn(view))}
      <Controls view={view} {...props} />
    </div>
  );
};

const areaOf = (target: Element, frame: Element | null, { x, y, scale }: Camera): Area => {
  const [box, window] = [target.getBoundingClientRect(), frame?.getBoundingClientRect()];
  return {
    x: x + (box.left - (window?.left ?? 0)) / scale,
    y: y + (box.top - (window?.top ?? 0)) / scale,
    width: box.width / scale,
    height: box.height / scale,
  };
};

const placeIn =
  ({ camera, scope: { window } }: CameraControl): LocateArea =>
  ({ x, y, width, height }) => {
    const part = (at: number, from: number, length: number): number =>
      Math.min(1, Math.max(0, ((at - from) * camera.scale) / Math.max(1, length)));
    return {
      x: part(x + width / 2, camera.x, window.width),
      top: part(y, camera.y, window.height),
      bottom: part(y + height, camera.y, window.height),
    };
  };

const Controls = ({ view, words, table, map }: TabletopProps & { view: CameraControl }): JSX.Element => {
  const { camera, scope } = view;
  const label = view.whole ? words.back : words.whole;
  return (
    <div class="tabletop__controls">
      <button type="button" aria-label={words.closer} title={words.closer} onClick={() => view.zoom(1.3)}>
        <Glyph d="M12 5V19M5 12H19" />
      </button>
      <button
        type="button"
        aria-label={words.farther}
        title={words.farther}
        onClick={() => view.zoom(1 / 1.3)}
      >
        <Glyph d="M5 12H19" />
      </button>
      <button type="button" class="tabletop__map" aria-label={label} title={label} onClick={view.toggleWhole}>
        <svg viewBox={`0 0 ${table.width} ${table.height}`} aria-hidden="true">
          {map}
          <rect
            class="tabletop__seen"
            x={camera.x}
            y={camera.y}
            width={scope.window.width / camera.scale}
            height={scope.window.height / camera.scale}
            rx={table.width * 0.02}
            stroke-width={table.width * 0.035}
          />
        </svg>
      </button>
    </div>
  );
};

const Glyph = ({ d }: { d: string }): JSX.Element => (
  <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} stroke="currentColor" stroke-width="2.8" stroke-linecap="round" />
  </svg>
);
