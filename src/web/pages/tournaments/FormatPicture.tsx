import type { JSX } from 'preact';
import type { Format } from '../../../protocol/tournaments.ts';

const PATHS: Readonly<Record<Format, string>> = {
  swiss: 'M14 14h20M14 32h20M14 50h20M46 14h20M46 32h20M46 50h20',
  'round-robin': 'M40 6L66 25L56 56H24L14 25ZM40 6L56 56L14 25H66L24 56Z',
  arena: 'M40 10a24 24 0 1 0 0 46a24 24 0 0 0 0-46ZM40 20v14l10 6M34 4h12',
  tables: 'M40 20a13 13 0 1 0 0 26a13 13 0 0 0 0-26ZM40 6v4M40 56v4M16 33h4M60 33h4',
};

/** How a tournament goes, as a few lines. */
export const FormatPicture = ({ format }: { format: Format }): JSX.Element => (
  <svg width={80} height={64} viewBox="0 0 80 64">
    <path
      d={PATHS[format]}
      fill="none"
      stroke="var(--wood)"
      stroke-width={4}
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
);
