import type { ComponentChildren, JSX } from 'preact';
import './kit.css';

interface StageProps {
  readonly width: number; // in units of the drawing
  readonly height: number;
  readonly children: ComponentChildren; // SVG; what can be chosen brings its own names, see Cells
  readonly over?: ComponentChildren; // HTML laid over the drawing: bubbles
}

/** The drawing a board is played on. It fits the box it is put in, whatever its shape. */
export const Stage = ({ width, height, children, over }: StageProps): JSX.Element => (
  <div class="board" style={{ '--ratio': `${width} / ${height}` }}>
    <div class="board__fit">
      <svg class="board__svg" viewBox={`0 0 ${width} ${height}`} role="presentation">
        {children}
      </svg>
      {over}
    </div>
  </div>
);
