import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { nearSeat } from '../../../web/kit/board.ts';
import { isCelebrated } from '../../../web/kit/celebration.ts';
import { Cells, type Cell } from '../../../web/kit/Cells.tsx';
import { Confetti } from '../../../web/kit/Confetti.tsx';
import { Stage } from '../../../web/kit/Stage.tsx';
import { useNarrow } from '../../../web/kit/useNarrow.ts';
import { useSettled } from '../../../web/kit/useSettled.ts';
import { WhyNot } from '../../../web/kit/WhyNot.tsx';
import { useSoundtrack } from '../../../web/kit/useSoundtrack.ts';
import { ownerOf, sizeOf } from '../rules/bed.ts';
import { squareName } from '../rules/notation.ts';
import { EMPTY, type End, type Square } from '../rules/types.ts';
import { advisedEffects } from './Advice.tsx';
import { letterOf, meant, sameMove } from './aim.ts';
import { ActorPiece } from './ActorPiece.tsx';
import { BEATS } from './beats.ts';
import { Bed } from './Bed.tsx';
import { BED, CELL, MIDDLE, ROWS, centreOf, cornerOf, footOf } from './bed-map.ts';
import type { Actor } from './cast.ts';
import { Notes, WinnersFrame } from './Dance.tsx';
import { GhostAbove, GhostBelow } from './GhostOf.tsx';
import { SOUNDS } from './sounds.ts';
import { LastStep } from './LastStep.tsx';
import { moodOf } from './moods.ts';
import { RowFrame, RowLetter, type FrameKind } from './RowFrame.tsx';
import { useCast } from './useCast.ts';
import type { Planning } from './usePlan.ts';
import type { BoopProps } from './props.ts';

interface BedStageProps {
  readonly props: BoopProps;
  readonly plan: Planning;
}

export const BedStage = ({ props, plan }: BedStageProps): JSX.Element => {
  const { scene, settings, words } = props;
  const narrow = useNarrow();
  const still = useSettled(scene.seq, settings.motion === 'calm' ? 0 : BEATS.still);
  useSoundtrack(props, SOUNDS);
  const { ghost } = plan;
  const advised = useMemo(() => advisedEffects(props, plan), [scene, props.hint, ghost]);
  const bed = useMemo(() => <Bed />, []); // drawn once: it never changes, and the mouse moves often
  return (
    <Stage width={BED} height={BED} over={<Why props={props} plan={plan} />}>
      {bed}
      {!scene.view.end && !props.hintIs && <LastStep events={scene.events} />}
      <Dots props={props} plan={plan} />
      {plan.options.map((option) =>
        sameMove(option, ghost?.move ?? null) ? null : (
          <RowFrame key={option.squares.join()} squares={option.squares} kind="scores" pulse />
        ),
      )}
      {ghost && <GhostBelow effects={ghost} kind="chosen" />}
      <WinnersFrame end={scene.view.end} />
      {isWon(props) && isCelebrated(props) && still && (
        <Confetti width={BED} height={BED} motion={settings.motion} />
      )}
      <Actors props={props} plan={plan} narrow={narrow} still={still} />
      {still && <Notes end={scene.view.end} />}
      <Letters props={props} plan={plan} />
      {advised && (
        <>
          <GhostBelow effects={advised} kind={frameOf(props)} />
          <GhostAbove effects={advised} seat={scene.view.turn} narrow={narrow} signs={settings.signs} />
        </>
      )}
      {ghost && <GhostAbove effects={ghost} seat={scene.view.turn} narrow={narrow} signs={settings.signs} />}
      <Cells
        label={words.board.bed}
        rows={ROWS}
        start={MIDDLE}
        cell={(at) => cellAt(props, plan, at)}
        choose={plan.tap}
        hover={plan.hover}
        cancel={plan.cancel}
      />
    </Stage>
  );
};

/** In a review the dashes of the last step mean the played move, so only that one has them. */
const frameOf = ({ hintIs }: BoopProps): FrameKind => {
  if (!hintIs) return 'scores';
  return hintIs.is === 'better' ? 'better' : 'played';
};

/** The letters of the choices, over the pieces; the picked one is on top. */
const Letters = ({ props, plan: { options, picked } }: BedStageProps): JSX.Element => (
  <g aria-hidden="true">
    {options
      .toSorted((a, b) => Number(sameMove(a, picked)) - Number(sameMove(b, picked)))
      .map((option) => (
        <RowLetter
          key={option.squares.join()}
          squares={option.squares}
          others={options.filter((one) => one !== option).map(({ squares }) => squares)}
          letter={letterOf(props.words.board, options, option)}
          picked={sameMove(option, picked)}
        />
      ))}
  </g>
);

const isWon = ({ scene: { view } }: BoopProps): boolean => view.end !== null && 'winner' in view.end;

const isWinner = ({ at }: Actor, end: End | null): boolean =>
  end !== null && 'winner' in end && end.squares.includes(at);
const byDepth = (a: Actor, b: Actor): number => footOf(a.at)[1] - footOf(b.at)[1] || a.id - b.id;

const Actors = ({
  props,
  plan,
  narrow,
  still,
}: BedStageProps & { narrow: boolean; still: boolean }): JSX.Element => {
  const { scene, seat, settings } = props;
  const { actors } = useCast(scene);
  return (
    <g aria-hidden="true">
      {actors.toSorted(byDepth).map((actor) => (
        <ActorPiece
          key={actor.id}
          actor={actor}
          mood={moodOf(actor, scene.view, plan.ghost, still)}
          proud={isWinner(actor, scene.view.end) && still}
          near={nearSeat(seat)}
          narrow={narrow}
          settings={settings}
        />
      ))}
    </g>
  );
};

/** Nearly every square is legal, so the glow is only a small dot. */
const Dots = ({ props: { legal, pending }, plan }: BedStageProps): JSX.Element => (
  <g class="dots" aria-hidden="true">
    {!pending &&
      legal.map((move) => {
        if (move.do !== 'place' || move.size !== plan.held) return null;
        const [x, y] = centreOf(move.at);
        return <circle key={move.at} cx={x} cy={y} r={9} />;
      })}
  </g>
);

const isLegal = ({ legal, pending }: BoopProps, { held, options }: Planning, at: Square): boolean =>
  !pending && legal.some((move) => sameMove(move, meant(at, held, options, null)));

const cellAt = (props: BoopProps, plan: Planning, at: Square): Cell => {
  const { scene } = props;
  const { picked } = plan;
  const words = props.words.board;
  const piece = scene.view.bed[at] ?? EMPTY;
  const [x, y] = cornerOf(at);
  return {
    x: x - 2,
    y: y - 2,
    width: CELL + 4,
    height: CELL + 4,
    name:
      piece === EMPTY
        ? words.empty(squareName(at))
        : words.taken(squareName(at), ownerOf(piece), sizeOf(piece)),
    legal: isLegal(props, plan, at),
    selected: picked?.do === 'place' ? picked.at === at : (picked?.squares.includes(at) ?? false),
  };
};

const Why = ({ props: { ruleLink }, plan: { why, cancel } }: BedStageProps): JSX.Element | null => {
  if (!why) return null;
  const [x, y] = centreOf(why.at);
  return (
    <WhyNot
      spot={{ x: x / BED, top: (y - 44) / BED, bottom: (y + 46) / BED }}
      says={why.says}
      link={ruleLink(why.key)}
      close={cancel}
    />
  );
};
