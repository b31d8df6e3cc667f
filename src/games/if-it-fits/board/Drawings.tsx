import type { JSX } from 'preact';
import { BoxCard, CARD_SIDES } from './art/BoxCard.tsx';
import { WIDE_TOY_NAMES, WideToyFigure } from './art/WideToy.tsx';

/** Cards with every number of walls and the toys of two cells, for the gallery. */
const Drawings = (): JSX.Element => (
  <main class="drawings">
    <div>
      {CARD_SIDES.map((_, i) => (
        <svg key={i} width={100} height={140} viewBox="-2 -2 104 144" style={{ '--box-plain': '#E5C491' }}>
          <BoxCard walls={CARD_SIDES.slice(0, i)} />
        </svg>
      ))}
      {WIDE_TOY_NAMES.map((name) => (
        <svg key={name} width={160} height={90} viewBox="-80 -45 160 90">
          <WideToyFigure name={name} />
        </svg>
      ))}
    </div>
  </main>
);
export default Drawings;
