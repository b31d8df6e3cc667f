import type { JSX } from 'preact';
import { Cat, POSE_NAMES } from '../art/Cat.tsx';
import { COAT_NAMES, MOODS } from '../art/coats.ts';
import { EVENING_NAMES } from '../art/night/evenings.ts';
import { NightPortrait } from '../art/NightPortrait.tsx';
import { BoxCard, CARD_SIDES } from '../art/BoxCard.tsx';
import { Portrait } from '../art/Portrait.tsx';
import { SEAT_SIGNS, signOfSeat } from '../art/seats.ts';
import { Sign } from '../art/Sign.tsx';
import { Thing, THING_NAMES } from '../art/Thing.tsx';
import { WIDE_TOY_NAMES, WideToyFigure } from '../art/WideToy.tsx';

export const Drawings = (): JSX.Element => (
  <main class="drawings">
    {POSE_NAMES.map((pose) => (
      <div key={pose}>
        {COAT_NAMES.map((coat, i) => (
          <Cat key={coat} coat={coat} pose={pose} size={120} seat={i < 6 ? signOfSeat(i) : null} />
        ))}
      </div>
    ))}
    {MOODS.map((mood) => (
      <div key={mood}>
        {COAT_NAMES.map((coat) => (
          <Cat key={coat} coat={coat} pose="kitten" mood={mood} size={96} />
        ))}
        <Cat coat="ginger" mood={mood} size={140} seat="moon" />
        <Cat coat="grey" mood={mood} size={140} seat="fish" />
      </div>
    ))}
    <div>
      {COAT_NAMES.map((coat, i) => (
        <Portrait key={coat} coat={coat} seat={signOfSeat(i)} mood={MOODS[i % 5] ?? 'calm'} />
      ))}
      {SEAT_SIGNS.map((sign) => (
        <Sign key={sign} sign={sign} size={40} />
      ))}
      {THING_NAMES.map((name) => (
        <Thing key={name} name={name} size={64} />
      ))}
    </div>
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
    <div>
      {[40, 60].flatMap((size) =>
        COAT_NAMES.map((coat) => <Cat key={coat} coat={coat} pose="kitten" size={size} />),
      )}
    </div>
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
      <Cat coat="black" pose="long" crown size={120} />
      <Cat coat="black" pose="curl" crown size={120} />
    </div>
    <div class="grey">
      {COAT_NAMES.flatMap((coat) => [
        <Cat key={`k${coat}`} coat={coat} pose="kitten" size={60} />,
        <Cat key={coat} coat={coat} size={60} />,
      ])}
    </div>
  </main>
);
