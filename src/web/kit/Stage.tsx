import type { ComponentChildren, JSX } from 'preact';
import './kit.css';

interface StageProps {
  readonly width: number; // in units of the drawing
  readonly height: number;
  readonly children: ComponentChildren; // SVG; spots that can be chosen have labels, see Cells
  readonly over?: ComponentChildren; // HTML over the drawing: bubbles
}

/** The drawing of a board. It fits into its container and keeps its proportions. */
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
