import type { ComponentChild, JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { BoardModule, Plan } from '../../../web/kit/board.ts';
import { faceOf } from '../rules/cards.ts';
import { lateChance } from '../rules/risk.ts';
import type { GangsOfKyoto } from '../rules/types.ts';
import { beatsOf } from './beats.ts';
import { Deal } from './Deal.tsx';
import { COATS_BY_SEAT } from './gangs.ts';
import { PileLook } from './PileLook.tsx';
import { cardInHand, closingShown, viewShown } from './table-view.ts';
import { standing } from './standing.ts';
import { Town } from './Town.tsx';
import { useFlights } from './useFlights.ts';
import { usePlan, type Planning } from './usePlan.ts';
import type { KyotoWords } from '../words/types.ts';
import { otherName, type KyotoProps } from './props.ts';
import './board.css';

const kyotoBoard: BoardModule<GangsOfKyoto, KyotoWords> = {
  coats: COATS_BY_SEAT,
  layout: 'tray-left',
  covers: true,
  Caption: (props) => <>{props.words.board.round(props.scene.view.round)}</>,
  standing,
  beats: beatsOf,
  Board: ({ children, ...props }) => {
    const closing = closingShown(props.scene);
    const plan = usePlan(props, closing);
    const [curious, setCurious] = useState(false);
    const { scene, shared } = props;
    const risks = useMemo(() => {
      const view = viewShown({ scene, shared });
      return curious && !view.end ? view.players.map((_, seat) => lateChance(view, seat)) : null;
    }, [curious, scene, shared]);
    useFlights(props);
    const ask = (
      <>
        <RiskButton props={props} on={curious} toggle={() => setCurious(!curious)} />
        <PileLook props={props} />
      </>
    );
    return children({
      seated: true,
      stage: <Town {...{ props, plan, closing, risks }} />,
      // A replay needs no tray: the town shows the open cards, and there are no moves.
      tray: props.replay ? null : <Deal props={props} plan={plan} closing={closing} risk={ask} />,
      pools: [],
      prompt: promptOf(props, plan),
      plan: confirmOf(props, plan),
    });
  },
};
export default kyotoBoard;

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
  const name = words.card(faceOf(card.card));
  if (scene.view.phase.name === 'veto') return words.prompts.veto(name);
  const seat = over ?? picked;
  const forecast = seat === null ? null : forecasts[seat];
  if (seat !== null && seat === props.seat && refusable) return words.veto.own;
  if (seat !== null && forecast) return words.forecast(otherName(props, seat), forecast);
  return (
    <>
      {words.prompts.give(name)} <small>{scene.view.lastStage ? words.lastStage : words.prompts.how}</small>
    </>
  );
};

const confirmOf = (props: KyotoProps, { picked, commit, cancel, turn }: Planning): Plan | null => {
  if (turn) {
    const { verb, label, again } = props.words.board.turn;
    return { verb, label: label(turn.picked + 1), again, commit: turn.over, cancel: null };
  }
  if (picked === null) return null;
  const { give } = props.words.board;
  const label = give.label(otherName(props, picked));
  return { verb: give.verb, label, again: give.again, commit, cancel };
};
