import type { JSX } from 'preact';
import { CatFigure } from '../../../web/art/Cat.tsx';
import './cover.css';

/** The picture in the lobby: a lamp-lit bed on a rainy evening, and somebody about to fall off it. */
const Cover = (): JSX.Element => (
  <svg class="cover-scene" viewBox="0 0 480 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <rect class="room" width={480} height={240} />
    <Lamp />
    <Window />
    <Quilt />
    <g transform="translate(92 112) scale(.56)">
      <CatFigure coat="ginger" pose="kitten" mood="alert" size={112} />
    </g>
    <g transform="translate(168 48) scale(.88 .84)">
      <CatFigure coat="ginger" pose="cat" mood="smug" seat="moon" size={170} />
    </g>
    <path
      class="whoosh"
      d="M352 124C342 126 334 132 330 140M352 140C344 142 338 146 335 152M356 108C344 108 334 114 328 122"
    />
    <g transform="translate(340 84) rotate(24 56 60) scale(.58)">
      <CatFigure coat="grey" pose="kitten" mood="surprised" size={112} />
    </g>
  </svg>
);
export default Cover;

const Lamp = (): JSX.Element => (
  <>
    <circle class="lamp-glow" cx={82} cy={60} r={112} />
    <circle class="lamp-glow" cx={82} cy={54} r={66} />
    <path class="lamp-pole" d="M82 58V150" />
    <path class="lamp-shade" d="M62 12H102L118 58H46Z" />
  </>
);

const Window = (): JSX.Element => (
  <>
    <rect class="sill" x={336} y={-10} width={116} height={128} rx={8} />
    <path class="night" d="M346 0H390V50H346ZM398 0H442V50H398ZM346 58H390V108H346ZM398 58H442V108H398Z" />
    <path
      class="rain"
      d="M356 10l-5 14M376 26l-5 14M412 8l-5 14M432 24l-5 14M362 70l-5 14M380 84l-5 14M414 68l-5 14M434 86l-5 14"
    />
  </>
);

/** Seams that run together towards the wall. */
const Quilt = (): JSX.Element => (
  <>
    <path class="quilt" d="M40 140Q240 128 440 140L480 250H0Z" />
    <path class="quilt__patch quilt__patch--rose" d="M112 135L172 132L164 168L96 171Z" />
    <path class="quilt__patch quilt__patch--sage" d="M308 132L372 136L390 171L316 168Z" />
    <path class="quilt__patch quilt__patch--plum" d="M162 206L240 205V250H152Z" />
    <path class="quilt__patch quilt__patch--rose" d="M396 208L462 210L478 250H410Z" />
    <path class="quilt__patch quilt__patch--sage" d="M18 208L86 208L66 250H0Z" />
    <path
      class="quilt__seams"
      d="M28 171Q240 163 452 171M14 208Q240 200 466 208M112 135L66 250M174 132L152 250M240 131V250M308 132L328 250M372 136L416 250"
    />
    <path class="quilt__edge" d="M40 140Q240 128 440 140" />
  </>
);
