import type { ComponentChild } from 'preact';
import { useMemo } from 'preact/hooks';
import { nearSeat, type BoardModule, type Plan } from '../../../web/kit/board.ts';
import { useKeyPress } from '../../../web/kit/useKeyPress.ts';
import { useNarrow } from '../../../web/kit/useNarrow.ts';
import { RuleLink } from '../../../web/kit/RuleLink.tsx';
import { cellName } from '../rules/cells.ts';
import type { IfItFits } from '../rules/types.ts';
import { Advice, isFollowed } from './Advice.tsx';
import { cellsOfMove } from './aim.ts';
import { CoatsContext } from './coats.ts';
import { COATS_BY_SEAT, coatsOf } from './looks.ts';
import { beatsOf, countingIn, type Counting } from './count.ts';
import { CountActs, CountList } from './CountPanel.tsx';
import { tellEnd } from './ending.ts';
import { EndPicture } from './EndPicture.tsx';
import { finalScoreTable } from './final-score.ts';
import { Pool } from './Pool.tsx';
import { Scoring } from './Scoring.tsx';
import { THEME } from './sounds.ts';
import { standing } from './standing.ts';
import { TableStage } from './TableStage.tsx';
import { Tray } from './Tray.tsx';
import { sayEffects, usePlan, type Planning } from './usePlan.ts';
import type { FitsProps } from './props.ts';
import type { BoardWords } from '../words/board-types.ts';
import type { FitsWords } from '../words/types.ts';
import './board.css';
import './tags.css';
import './tray.css';
import './count.css'; // after the tray, whose buttons it changes

const fitsBoard: BoardModule<IfItFits, FitsWords> = {
  coats: COATS_BY_SEAT,
  theme: THEME,
  coatsIn: ({ catOf }) => coatsOf(catOf),
  layout: 'right-column',
  standing,
  beats: beatsOf,
  end: { tell: tellEnd, Picture: EndPicture },
  finalScore: finalScoreTable,
  Board: ({ children, ...props }) => {
    const plan = usePlan(props);
    const narrow = useNarrow();
    const counting = countingIn(props.scene, props.beat);
    const pools = useMemo(
      () => props.scene.view.cats.map((_, seat) => <Pool key={seat} props={props} seat={seat} />),
      [props.scene, props.beat, props.seat, props.words],
    );
    useKeyPress(({ code, repeat }) => {
      if (code === 'Escape') return plan.held !== null || plan.why !== null ? (plan.drop(), true) : false;
      if (code !== 'KeyR' || repeat || props.legal.length === 0) return false;
      plan.turn(); // the card in hand
      return true;
    });
    const { catOf } = props.scene.view;
    const coats = useMemo(() => coatsOf(catOf), [catOf]);
    const regions = children({
      stage: <TableStage props={props} plan={plan} />,
      tray: trayOf(props, plan, counting),
      pools,
      mine: pools[nearSeat(props.seat)] ?? null,
      prompt: promptOf(props, plan, narrow),
      pages: [
        {
          id: 'scoring',
          label: props.words.board.scoring.tab,
          body: counting ? <CountList props={props} counting={counting} /> : <Scoring props={props} />,
        },
      ],
      ...(props.hint ? { hint: isFollowed(props, plan) ? null : <Advice props={props} plan={plan} /> } : {}),
      plan: confirmOf(props, plan),
    });
    return <CoatsContext.Provider value={coats}>{regions}</CoatsContext.Provider>;
  },
};
export default fitsBoard;

const trayOf = (props: FitsProps, plan: Planning, counting: Counting | null): ComponentChild => {
  if (counting) return <CountActs props={props} counting={counting} />;
  return props.scene.outcome ? null : <Tray props={props} plan={plan} />;
};

const promptOf = (props: FitsProps, plan: Planning, narrow: boolean): ComponentChild => {
  const { legal, ruleLink } = props;
  if (legal.length === 0) return null;
  const { why, ghost } = plan;
  if (why?.at === null) return <RuleLink link={ruleLink(why.key)}>{why.says}</RuleLink>;
  // On a desk the effect is said beside the card.
  if (ghost && (narrow || ghost.move.do === 'discard')) {
    const [first, ...more] = sayEffects(props, ghost);
    return (
      <>
        <b>{first}</b> {more.join(' ')}
      </>
    );
  }
  return askFor(props, plan, narrow);
};

/** The text of the current decision. */
const askFor = (
  { scene: { view }, legal, words: { board: words } }: FitsProps,
  { held }: Planning,
  narrow: boolean, // the table itself says that these are the last cards
): string => {
  const { prompts, toys } = words;
  const { phase, ending } = view;
  if (phase.name === 'cat') return prompts.cat;
  if (phase.name === 'start') return held ? prompts.start : prompts.chooseStart;
  if (phase.name === 'choose') return held?.what === 'nap' ? prompts.nap : prompts.draw;
  if (phase.name === 'toy') return (held?.what === 'toy' ? prompts.toy : prompts.toyAsBox)(toys[phase.card]);
  if (legal.every((move) => move.do === 'discard')) return prompts.discard;
  const ask = !held ? prompts.choose : held.what === 'princess' ? prompts.princess : prompts.box;
  return ending && !narrow ? `${prompts.ending} ${ask}` : ask;
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
  move.do === 'draw' || move.do === 'cat' ? 'box' : move.do === 'box' && move.cat ? 'cat' : move.do;
