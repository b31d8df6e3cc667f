import type { ComponentChild, JSX } from 'preact';
import { isCelebrated } from '../../../../web/kit/celebration.ts';
import { Confetti } from '../../../../web/kit/Confetti.tsx';
import { useSoundtrack } from '../../../../web/kit/useSoundtrack.ts';
import type { Phase } from '../../rules/race/types.ts';
import { OwnBox, OwnCard, InPaw } from './OwnThings.tsx';
import { carriedBy } from '../hands/carried.ts';
import { soundsFor } from './sounds.ts';
import { Flights } from './Flights.tsx';
import { Help } from './Help.tsx';
import { HintButton, HintCard, hintClass, type PracticeHint } from './hint.tsx';
import { useLastCheck } from './LastRound.tsx';
import { Middle } from './Middle.tsx';
import { OwnMat } from './OwnMat.tsx';
import { CarriedPiece, type Carried } from '../pieces/Piece.tsx';
import { Podium } from './Podium.tsx';
import { Rivals } from './Rivals.tsx';
import { Row } from './Row.tsx';
import { PauseWindow } from './PauseWindow.tsx';
import { Splash } from './Splash.tsx';
import { StartWindow } from './StartWindow.tsx';
import { TouchPaws } from './TouchPaws.tsx';
import { useCarry, type Places } from '../hands/useCarry.ts';
import { dealtRow } from './dealt.ts';
import type { Hands } from '../hands/useHands.ts';
import { useKeys } from '../hands/useKeys.ts';
import { Verdict } from './Verdict.tsx';
import type { RaceProps } from '../props/props.ts';

interface TableProps {
  readonly props: RaceProps;
  readonly hands: Hands;
  readonly hint: PracticeHint;
  readonly around?: ComponentChild; // in a duel: the other players, in place of live rivals
}

/** The whole table: the rivals, the row, the middle, and my mat. */
export const Table = ({ props, hands, hint, around }: TableProps): JSX.Element => {
  const { scene, settings } = props;
  const { view } = scene;
  const places = useCarry(hands);

  useKeys(hands, places);
  useSoundtrack(props, soundsFor(hands.me));
  const last = useLastCheck(props);
  const carried = carriedBy(view, hands.me, hands.held, hands.reaching);
  const choosing = !view.cards[hands.me] && CHOOSING.has(view.phase.name) && view.playing.includes(hands.me);
  const lone = !around && view.kept.length === 1 && view.rules.mode === 'duel'; // one card and nobody else: a puzzle
  return (
    <div
      class={`paw-table paw-table--${view.phase.name} ${hintClass(hint.advice)} ${choosing ? 'is-choosing' : ''} ${lone ? 'is-lone' : ''} paw-table--${view.kept.length}`}
      data-phase={view.phase.name}
      data-motion={settings.motion}
      ref={places.table}
    >
      {around ?? (!lone && <Rivals props={props} hands={hands} />)}
      {!around && !lone && <Row props={props} hands={hands} dealt={dealtRow(view)} advice={hint.advice} />}
      <Middle props={props} hands={hands} within={places.middle} advice={hint.advice} />
      <OwnMat {...{ props, hands, places, carried, hint }}>
        <OwnCard key={view.cards[hands.me]} props={props} hands={hands} />
        <InPaw props={props} hands={hands} carried={carried} />
        <OwnBox props={props} hands={hands} />
        <Help words={props.words.board.table} alone={view.kept.length === 1} />
        <HintButton words={props.words.board.hint} hint={hint} />
      </OwnMat>
      <Flights props={props} me={hands.me} />
      <HintCard props={props} hint={hint} />
      <TouchPaws props={props} hands={hands} />
      {!scene.outcome && <StartWindow props={props} hands={hands} last={last} />}
      {!scene.outcome && <PauseWindow props={props} hands={hands} />}
      <Splash props={props} />
      <Verdict props={props} />
      <Podium props={props} />
      {isCelebrated(props) && (
        <svg
          class="paw-confetti"
          viewBox="0 0 600 600"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <Confetti width={600} height={600} motion={settings.motion} />
        </svg>
      )}
      <Layer places={places} carried={carried} granted={hands.held !== null} />
    </div>
  );
};

/** The phases in which a player without a card sees the row large. */
const CHOOSING: ReadonlySet<Phase['name']> = new Set(['ready', 'countdown', 'play']);

interface LayerProps {
  readonly places: Places;
  readonly carried: Carried | null;
  readonly granted: boolean;
}

/** The piece that follows the pointer; pale until it is granted. */
const Layer = ({ places, carried, granted }: LayerProps): JSX.Element => (
  <div class="paw-layer" ref={places.layer} aria-hidden="true">
    {carried && (
      <svg class={granted ? '' : 'is-wish'} viewBox="-200 -200 400 400">
        <CarriedPiece piece={carried} />
      </svg>
    )}
  </div>
);
