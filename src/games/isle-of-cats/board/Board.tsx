import { useLayoutEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../kernel/game.ts';
import type { BoardModule, Plan } from '../../../web/kit/board.ts';
import { useNarrow } from '../../../web/kit/useNarrow.ts';
import { useMarks } from '../../../web/kit/useMarks.ts';
import { useSoundtrack } from '../../../web/kit/useSoundtrack.ts';
import type { Isle } from '../rules/state/types.ts';
import type { IsleWords } from '../words/types.ts';
import type { IsleProps } from './props/props.ts';
import { NONE_PLACED, placedAfter } from './boat/last-placed.ts';
import { useTurnKeys } from './boat/useTurnKeys.ts';
import { beatsOf } from './plan/beats.ts';
import { SOUNDS, THEME } from './sounds.ts';
import { pagesOf } from './pages.tsx';
import { end } from './story.tsx';
import { adviceOf } from './parts/Advice.tsx';
import { Pool } from './parts/Pool.tsx';
import { RivalChip } from './parts/RivalChip.tsx';
import type { StageContent } from './parts/shelves.ts';
import { Tray } from './parts/Tray.tsx';
import { chipsOf } from './plan/chips.ts';
import { planWords } from './plan/plan-words.ts';
import { promptOf } from './parts/prompt.tsx';
import { useOwnAnswers } from './plan/own-answers.ts';
import { usePlan, type Planning } from './plan/usePlan.ts';
import { finalScore } from './score/final.ts';
import { TallStage, WideStage } from './Stages.tsx';
import './board.css';

const isleBoard: BoardModule<Isle, IsleWords> = {
  coats: ['siamese', 'grey', 'ginger', 'calico', 'cream', 'tuxedo'],
  layout: 'tray-below',
  theme: THEME,
  beats: beatsOf,
  end,
  finalScore: (outcome, words) => finalScore(outcome, words.board.score),
  Caption: ({ scene: { view }, words: { board } }) => {
    const day = useNarrow() ? board.table.dayShort : board.table.dayOf;
    return (
      <>
        {day(view.day)} · {board.phases[view.phase.name]}
      </>
    );
  },
  Board: ({ children, ...props }) => {
    const plan = usePlan(props);
    const narrow = useNarrow();
    const [looking, setLooking] = useState<Seat | null>(null);
    const [shown, show] = useState<StageContent>('boat');
    useTurnKeys(plan);
    useOwnAnswers(props);
    useSoundtrack(props, SOUNDS);
    const { seq, events } = props.scene;
    const lastPlaced = useMarks({ seq, beat: props.beat, events }, NONE_PLACED, placedAfter);
    const dealt = plan.deal?.cards.join() ?? '';
    // A layout effect: a normal effect would come later and undo what the player has opened since.
    useLayoutEffect(() => {
      if (plan.asked) setLooking(null); // my own boat is needed now
      show(dealt ? 'cards' : 'boat');
    }, [plan.asked, dealt]);
    // On a phone the choices of a card, such as a colour, stand beside the boat.
    const asksMore = plan.card !== null && chipsOf(props, plan).length > 0;
    useLayoutEffect(() => {
      if (narrow && asksMore) show('boat');
    }, [narrow, asksMore]);
    const Stage = narrow ? TallStage : WideStage;
    const Rival = narrow ? RivalChip : Pool;
    return children({
      stage: <Stage {...{ props, plan, lastPlaced, looking, shown, show }} back={() => setLooking(null)} />,
      tray: <Tray props={props} plan={plan} shown={shown} show={show} />,
      pools: props.scene.view.players.map((_, seat) => (
        <Rival key={seat} {...{ props, seat, lastPlaced }} look={() => setLooking(seat)} />
      )),
      prompt: promptOf(props, plan, narrow),
      hint: adviceOf(props, plan),
      plan: confirmOf(props, plan),
      pages: pagesOf(props, { narrow, lastPlaced, look: setLooking }),
    });
  },
};
export default isleBoard;

const confirmOf = (props: IsleProps, plan: Planning): Plan | null => {
  const said = planWords(props, plan);
  if (!said) return null;
  const { again } = props.words.board.table;
  const placing = plan.holding.set;
  return {
    ...said,
    again: placing ? again : '',
    commit: plan.commit,
    cancel: plan.cancels ? plan.cancel : null,
  };
};
