import type { ComponentChildren, JSX } from 'preact';
import './kit.css';

interface StageProps {
  readonly width: number; // in units of the drawing
  readonly height: number;
  readonly label: string;
  readonly children: ComponentChildren; // SVG
  readonly over?: ComponentChildren; // HTML laid over the drawing: bubbles
}

/** The drawing a board is played on. It fits the box it is put in, whatever its shape. */
export const Stage = ({ width, height, label, children, over }: StageProps): JSX.Element => (
  <div class="board" style={{ '--ratio': `${width} / ${height}` }}>
    <div class="board__fit">
      <svg class="board__svg" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label}>
        {children}
      </svg>
      {over}
    </div>
  </div>
);
