import type { JSX } from 'preact';
import { TileArt } from './tiles/TileArt.tsx';

/** The cats on the boat: tile, column, row, turn. */
const ABOARD = [
  ['K3I-O', 0, 0, 1],
  ['K3L-G', 1, 0, 0],
  ['C08-B', 1, 0, 0],
  ['C13-R', 4, 0, 0],
  ['T1', 4, 2, 0],
  ['C01-P', 7, 0, 0],
  ['R-I', 5, 2, 0],
] as const;
const CELL = 58;

/** The picture of the lobby: a boat full of cats leaves the island in the evening. */
const Cover = (): JSX.Element => (
  <svg viewBox="0 0 640 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width={640} height={300} fill="#5C90A8" />
    <circle cx={566} cy={58} r={36} fill="#F7DD9A" />
    <path d="M470 130Q486 92 520 100Q540 64 578 92Q620 90 640 122V140H470Z" fill="#5F8456" />
    <path d="M0 132Q110 120 230 132T460 130T640 128V300H0Z" fill="#3F6C87" />
    <path d="M24 166Q8 110 20 96H612Q630 130 600 166Z" fill="#6B4227" />
    <g transform={`translate(36 44) scale(${CELL / 100})`}>
      {ABOARD.map(([tile, x, y, turn]) => (
        <g key={tile} transform={`translate(${x * 100} ${y * 100})`}>
          <TileArt tile={tile} turn={turn} />
        </g>
      ))}
    </g>
    <path
      d="M8 196Q320 214 632 192Q620 262 560 292H80Q22 262 8 196Z"
      fill="#8A5A3B"
      stroke="#4F3019"
      stroke-width={5}
      stroke-linejoin="round"
    />
    <path d="M16 226Q320 244 622 222M34 256Q320 272 602 252" fill="none" stroke="#6B4227" stroke-width={4} />
    <path
      d="M284 236C300 218 330 218 342 236L358 224V250L342 238C330 256 300 256 284 236Z"
      fill="#F2C46A"
      stroke="#4F3019"
      stroke-width={3}
      stroke-linejoin="round"
    />
    <path
      d="M0 280Q40 264 80 280T160 280T240 280T320 280T400 280T480 280T560 280T640 280V300H0Z"
      fill="#5B93AE"
    />
  </svg>
);
export default Cover;
