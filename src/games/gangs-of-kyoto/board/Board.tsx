import type { ComponentChild, JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { BoardModule, Plan } from '../../../web/kit/board.ts';
import { faceOf, type Card } from '../rules/cards.ts';
import { lateChance } from '../rules/risk.ts';
import type { GangsOfKyoto } from '../rules/types.ts';
import { Advice, isFollowed } from './Advice.tsx';
import { beatsOf } from './beats.ts';
import { BellPip } from './BellPip.tsx';
import { CardKinds } from './CardReading.tsx';
import { tellEnd } from './ending.ts';
import { EndPicture } from './EndPicture.tsx';
import { COATS_BY_SEAT } from './gangs.ts';
import { PileLook } from './PileLook.tsx';
import { askedOf } from './Refusal.tsx';
import { beforeTheCard, cardInHand, closingShown, goalOf, isFaceDown, viewShown } from './table-view.ts';
import { THEME } from './sounds.ts';
import { standing } from './standing.ts';
import { Town } from './Town.tsx';
import { useFlights } from './useFlights.ts';
import { usePlan, type Planning } from './usePlan.ts';
import type { KyotoWords } from '../words/types.ts';
import { otherName, type KyotoProps } from './props.ts';
import './board.css';

const kyotoBoard: BoardModule<GangsOfKyoto, KyotoWords> = {
  coats: COATS_BY_SEAT,
  theme: THEME,
  layout: 'line-below',
  covers: true,
  Caption: ({ scene: { view }, words }) => (
    <RoundAndGoal goal={goalOf(view)} says={words.board.round(view.round, goalOf(view))} />
  ),
  standing,
  beats: beatsOf,
  end: { tell: tellEnd, Picture: EndPicture },
  Board: ({ children, ...asked }) => {
    const covered = isFaceDown(asked);
    const scene = useMemo(() => (covered ? beforeTheCard(asked.scene) : asked.scene), [asked.scene, covered]);
    const props = { ...asked, scene };
    const closing = closingShown(props.scene);
    const plan = usePlan(props, closing);
    const [curious, setCurious] = useState(false);
    const [card, read] = useState<Card | null>(null);
    const mustAnswer = props.scene.view.phase.name === 'veto' && props.legal.length > 0; // its window is here, and time may run
    const { shared } = props;
    const unturned = plan.turn !== null;
    const risks = useMemo(() => {
      const view = viewShown({ scene: unturned ? beforeTheCard(scene) : scene, shared });
      return curious && !view.end ? view.players.map((_, seat) => lateChance(view, seat)) : null;
    }, [curious, scene, shared, unturned]);
    useFlights(props);
    const ask = (
      <>
        {curious && <small class="deal__means">{props.words.board.risk.label}</small>}
        {!props.study && <RiskButton props={props} on={curious} toggle={() => setCurious(!curious)} />}
        <PileLook props={props} />
      </>
    );
    return children({
      seated: true,
      stage: (
        <Town {...{ props, plan, closing, risks, ask }} reading={{ card: mustAnswer ? null : card, read }} />
      ),
      tray: null,
      pools: [],
      pages: [
        { id: 'cards', label: props.words.board.read.page, body: <CardKinds words={props.words.board} /> },
      ],
      prompt: promptOf(props, plan),
      ...(isSaidOnStage(props, plan) ? { promptOnStage: true } : {}),
      ...(unturned ? { seen: beforeTheCard(scene) } : covered ? { seen: scene } : {}),
      ...(props.hint ? { hint: isFollowed(props, plan) ? null : <Advice props={props} plan={plan} /> } : {}),
      plan: confirmOf(props, plan),
    });
  },
};
export default kyotoBoard;

/** The goal stays in sight all the time: the round, and the bells that win. */
const RoundAndGoal = ({ goal, says }: { goal: number | null; says: string }): JSX.Element => (
  <>
    {says}
    {goal !== null && (
      <>
        {'\u00a0'}
        <BellPip size={15} />
      </>
    )}
  </>
);

const RiskButton = ({
  props,
  on,
  toggle,
}: {
  props: KyotoProps;
  on: boolean;
  toggle: () => void;
}): JSX.Element => {
  const { risk } = props.words.board;
  return (
    <button type="button" class="btn risk" aria-pressed={on} title={risk.label} onClick={toggle}>
      {risk.button}
    </button>
  );
};

/** Between two houses, over cards to turn over and in the window of a refusal there is room for words. */
const isSaidOnStage = (props: KyotoProps, plan: Planning): boolean =>
  props.scene.view.players.length === 2 || plan.turn !== null || askedOf({ props, plan }) !== null;

const promptOf = (
  props: KyotoProps,
  { picked, over, forecasts, turn, refusable }: Planning,
): ComponentChild => {
  const {
    legal,
    scene,
    words: { board: words },
  } = props;
  if (turn)
    return (
      <>
        {words.turn.ask} <small>{words.turn.how}</small>
      </>
    );
  const card = cardInHand(scene.view);
  if (legal.length === 0 || !card) return null;
  const face = faceOf(card.card);
  if (scene.view.phase.name === 'veto') return words.prompts.veto(words.asObject(face));
  const seat = over ?? picked;
  const forecast = seat === null ? null : forecasts[seat];
  if (seat !== null && seat === props.seat && refusable) return words.veto.own;
  if (seat !== null && forecast)
    return (
      <>
        {words.forecast(otherName(props, seat), forecast)} <OtherCard props={props} seat={seat} />
      </>
    );
  return (
    <>
      {words.prompts.give(words.named(face))}{' '}
      <small>{scene.view.lastStage ? words.lastStage : words.prompts.how}</small>
    </>
  );
};

/** Of two players the other one gets the card that is still face down. */
const OtherCard = ({ props, seat }: { props: KyotoProps; seat: number }): JSX.Element | null => {
  const { players, drawn } = props.scene.view;
  if (players.length > 2 || drawn === 0) return null;
  return <small>{props.words.board.prompts.otherCard(otherName(props, 1 - seat))}</small>;
};

const confirmOf = (props: KyotoProps, { picked, commit, cancel, turn }: Planning): Plan | null => {
  if (turn) {
    const { label, again } = props.words.board.turn;
    const says = label(turn.picked + 1);
    return { verb: says, label: says, again, commit: turn.over, cancel: null };
  }
  if (picked === null) return null;
  const { give } = props.words.board;
  const label = give.label(otherName(props, picked));
  return { verb: label, label, again: give.again, commit, cancel };
};
