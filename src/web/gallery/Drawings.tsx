import type { JSX } from 'preact';
import { Cat, POSE_NAMES } from '../art/Cat.tsx';
import { COAT_NAMES, MOODS } from '../art/coats.ts';
import { CardboardBox } from '../art/cubes/CardboardBox.tsx';
import { CUBE_BREED_NAMES } from '../art/cubes/breeds.ts';
import { CubeCat } from '../art/cubes/CubeCat.tsx';
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
    <Cubes />
    <div class="grey">
      {CUBE_BREED_NAMES.map((breed) => (
        <Cube key={breed} size={60}>
          <CubeCat breed={breed} awake small />
        </Cube>
      ))}
    </div>
    <div class="grey">
      {COAT_NAMES.flatMap((coat) => [
        <Cat key={`k${coat}`} coat={coat} pose="kitten" size={60} />,
        <Cat key={coat} coat={coat} size={60} />,
      ])}
    </div>
  </main>
);

const Cube = ({ size, children }: { size: number; children: JSX.Element }): JSX.Element => (
  <svg width={size} height={size * 1.5} viewBox="-110 -230 220 360" overflow="visible">
    {children}
  </svg>
);

const TURNS = [0, 1, 2, 3, 4, 5];

const Cubes = (): JSX.Element => (
  <>
    {[true, false].map((awake) => (
      <div key={String(awake)}>
        {CUBE_BREED_NAMES.map((breed) => (
          <Cube key={breed} size={120}>
            <CubeCat breed={breed} awake={awake} />
          </Cube>
        ))}
      </div>
    ))}
    <div>
      {TURNS.flatMap((turn) =>
        (['bobtail', 'domestic'] as const).map((breed) => (
          <Cube key={`${breed} ${turn}`} size={60}>
            <CubeCat breed={breed} awake={turn % 2 === 0} turn={turn} small />
          </Cube>
        )),
      )}
      {[true, false].map((lying) => (
        <svg key={String(lying)} width={200} height={240} viewBox="-200 -220 400 460">
          <CardboardBox lying={lying} />
        </svg>
      ))}
    </div>
  </>
);
