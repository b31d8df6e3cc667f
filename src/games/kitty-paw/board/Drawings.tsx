import type { JSX } from 'preact';
import { CUBE_BREED_NAMES } from './art/breeds.ts';
import { CardboardBox } from './art/CardboardBox.tsx';
import { CubeCat } from './art/CubeCat.tsx';

const TURNS = [0, 1, 2, 3, 4, 5];

/** Kitties awake, asleep, turned, small and in grey, and the cardboard box, for the gallery. */
const Drawings = (): JSX.Element => (
  <main class="drawings">
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
    <div class="grey">
      {CUBE_BREED_NAMES.map((breed) => (
        <Cube key={breed} size={60}>
          <CubeCat breed={breed} awake small />
        </Cube>
      ))}
    </div>
  </main>
);
export default Drawings;

const Cube = ({ size, children }: { size: number; children: JSX.Element }): JSX.Element => (
  <svg width={size} height={size * 1.5} viewBox="-110 -230 220 360" overflow="visible">
    {children}
  </svg>
);
