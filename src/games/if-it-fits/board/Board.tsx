import type { ComponentChild } from 'preact';
import { oneBeat } from '../../../web/kit/beats.ts';
import type { BoardModule, Plan } from '../../../web/kit/board.ts';
import { useKeyPress } from '../../../web/kit/useKeyPress.ts';
import { cellName } from '../rules/cells.ts';
import type { IfItFits } from '../rules/types.ts';
import { cellsOfMove } from './aim.ts';
import { COATS_BY_SEAT } from './looks.ts';
import { Pool } from './Pool.tsx';
import { standing } from './standing.ts';
import { TableStage } from './TableStage.tsx';
import { Tray } from './Tray.tsx';
import { sayEffects, usePlan, type Planning } from './usePlan.ts';
import type { FitsProps } from './props.ts';
import type { BoardWords } from '../words/board-types.ts';
import type { FitsWords } from '../words/types.ts';
import './board.css';
import './tray.css';

/** In milliseconds: a card is laid and what it changes has moved. */
const STEP_LASTS = 450;

const fitsBoard: BoardModule<IfItFits, FitsWords> = {
  coats: COATS_BY_SEAT,
  layout: 'rival-cards',
  standing,
  beats: oneBeat(({ events }) => (events.length > 0 ? STEP_LASTS : 0)),
  Board: ({ children, ...props }) => {
    const plan = usePlan(props);
    useKeyPress(({ code, repeat }) => {
      if (code !== 'KeyR' || repeat || props.legal.length === 0) return false;
      plan.turn(); // the card in hand
      return true;
    });
    return children({
      stage: <TableStage props={props} plan={plan} />,
      tray: <Tray props={props} plan={plan} />,
      pools: props.scene.view.cats.map((_, seat) => <Pool key={seat} props={props} seat={seat} />),
      prompt: promptOf(props, plan),
      plan: confirmOf(props, plan),
    });
  },
};
export default fitsBoard;

const promptOf = (props: FitsProps, plan: Planning): ComponentChild => {
  const { legal, ruleLink } = props;
  if (legal.length === 0) return null;
  const { why, ghost } = plan;
  if (why?.at === null) return <a href={ruleLink(why.key)}>{why.says}</a>;
  if (ghost) {
    const [first, ...more] = sayEffects(props, ghost);
    return (
      <>
        <b>{first}</b> {more.join(' ')}
      </>
    );
  }
  return askFor(props, plan);
};

/** The text of the current decision. */
const askFor = (
  { scene: { view }, legal, words: { board: words } }: FitsProps,
  { held }: Planning,
): string => {
  const { prompts, toys } = words;
  const { phase, ending } = view;
  if (phase.name === 'start') return prompts.start;
  if (phase.name === 'choose') return held?.what === 'nap' ? prompts.nap : prompts.draw;
  if (phase.name === 'toy') return (held?.what === 'toy' ? prompts.toy : prompts.toyAsBox)(toys[phase.card]);
  if (legal.every((move) => move.do === 'discard')) return prompts.discard;
  const ask = held?.what === 'princess' ? prompts.princess : prompts.box;
  return ending ? `${prompts.ending} ${ask}` : ask;
};

const confirmOf = (props: FitsProps, plan: Planning): Plan | null => {
  const words = props.words.board;
  const { picked, cancel, commit } = plan;
  if (picked) {
    const { verb, label } = words.plan[wordsFor(picked)];
    const [at] = cellsOfMove(props.scene.view.table, picked);
    return { verb, label, again: at === undefined ? '' : words.again(cellName(at)), commit, cancel };
  }
  if (!plan.isLegal({ do: 'draw' }) || plan.held?.what === 'nap') return null;
  const { verb, label, left } = words.draw;
  const cards = props.scene.view.piles.reduce((sum, pile) => sum + pile, 0);
  return { verb, label, again: left(cards), commit: () => plan.play({ do: 'draw' }), cancel };
};

type PlanKey = keyof BoardWords['plan'];
const wordsFor = (move: NonNullable<Planning['picked']>): PlanKey =>
  move.do === 'draw' ? 'box' : move.do === 'box' && move.cat ? 'cat' : move.do;
