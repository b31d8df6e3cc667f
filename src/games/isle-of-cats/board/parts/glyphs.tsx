import type { ComponentChildren, JSX } from 'preact';

/** Icons of the buttons beside the boat. */

const StrokedIcon = ({ children }: { children: ComponentChildren }): JSX.Element => (
  <svg class="ic" width={22} height={22} viewBox="0 0 24 24" aria-hidden="true">
    <g fill="none" stroke="currentColor" stroke-width={2} stroke-linecap="round" stroke-linejoin="round">
      {children}
    </g>
  </svg>
);
export const TurnGlyph = (): JSX.Element => (
  <StrokedIcon>
    <path d="M20 12a8 8 0 1 1-2.5-5.800L20 8.500M20 4v4.500h-4.500" />
  </StrokedIcon>
);
export const TurnBackGlyph = (): JSX.Element => (
  <StrokedIcon>
    <path d="M4 12a8 8 0 1 0 2.500-5.800L4 8.500M4 4v4.500h4.500" />
  </StrokedIcon>
);
export const FlipGlyph = (): JSX.Element => (
  <StrokedIcon>
    <path d="M12 3v18M9 7v10H3ZM15 7v10h6Z" />
  </StrokedIcon>
);
/** A dashed square: a tile that is only tried out. */
export const TryGlyph = (): JSX.Element => (
  <StrokedIcon>
    <path d="M4 4h16v16H4Z" stroke-dasharray="4 4" />
    <path d="M12 8v8M8 12h8" />
  </StrokedIcon>
);
export const CloseGlyph = (): JSX.Element => (
  <StrokedIcon>
    <path d="M7 7l10 10M17 7L7 17" />
  </StrokedIcon>
);
const ARROWS = {
  left: 'M19 12H5M11 6l-6 6 6 6',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  right: 'M5 12h14M13 6l6 6-6 6',
};
export const ArrowGlyph = ({ to }: { to: keyof typeof ARROWS }): JSX.Element => (
  <StrokedIcon>
    <path d={ARROWS[to]} />
  </StrokedIcon>
);
