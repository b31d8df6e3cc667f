import type { JSX } from 'preact';
import { Cat, POSE_NAMES } from '../art/Cat.tsx';
import { COAT_NAMES, MOODS } from '../art/base/coats.ts';
import { Portrait } from '../art/Portrait.tsx';
import { SEAT_SIGNS, signOfSeat } from '../art/base/seats.ts';
import { Sign } from '../art/base/Sign.tsx';
import { Thing, THING_NAMES } from '../art/Thing.tsx';

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
      {[40, 60].flatMap((size) =>
        COAT_NAMES.map((coat) => <Cat key={coat} coat={coat} pose="kitten" size={size} />),
      )}
    </div>
    <div>
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
