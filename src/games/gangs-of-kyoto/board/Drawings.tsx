import type { JSX } from 'preact';
import { COAT_NAMES, MOODS } from '../../../web/art/base/coats.ts';
import { signOfSeat } from '../../../web/art/base/seats.ts';
import { EVENING_NAMES } from './art/evenings.ts';
import { NightPortrait } from './art/NightPortrait.tsx';

/** The portraits of the night, for the gallery. */
const Drawings = (): JSX.Element => (
  <main class="drawings">
    <div>
      {COAT_NAMES.map((coat, i) => (
        <NightPortrait
          key={coat}
          coat={coat}
          seat={signOfSeat(i)}
          mood={MOODS[i % 5] ?? 'calm'}
          evening={EVENING_NAMES[i % EVENING_NAMES.length] ?? 'blue'}
        />
      ))}
      {[40, 64].map((size) => (
        <NightPortrait key={size} coat="tuxedo" cut="face" size={size} />
      ))}
    </div>
  </main>
);
export default Drawings;
