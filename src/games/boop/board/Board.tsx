import type { ComponentChild } from 'preact';
import { oneBeat } from '../../../web/kit/beats.ts';
import type { BoardModule, Plan } from '../../../web/kit/board.ts';
import { squareName } from '../rules/notation.ts';
import type { Boop, Square } from '../rules/types.ts';
import type { BoopWords } from '../words/types.ts';
import { BEATS } from './beats.ts';
import { BedStage } from './BedStage.tsx';
import { Advice, isFollowed } from './Advice.tsx';
import { letterOf } from './aim.ts';
import { end } from './ending.tsx';
import { COATS_BY_SEAT } from './Pet.tsx';
import { Pool } from './Pool.tsx';
import { THEME } from './sounds.ts';
import { standing } from './standing.ts';
import { Tray } from './Tray.tsx';
import { sayEffects, usePlan, type Planning } from './usePlan.ts';
import type { BoopProps } from './props.ts';
import './board.css';

const boopBoard: BoardModule<Boop, BoopWords> = {
  coats: COATS_BY_SEAT,
  theme: THEME,
  Board: ({ children, ...props }) => {
    const plan = usePlan(props);
    return children({
      stage: <BedStage props={props} plan={plan} />,
      tray: <Tray props={props} plan={plan} />,
      pools: [0, 1].map((seat) => <Pool key={seat} props={props} seat={seat} />),
      prompt: promptOf(props, plan),
      plan: confirmOf(props, plan),
      ...(props.hint ? { hint: isFollowed(props, plan) ? null : <Advice props={props} plan={plan} /> } : {}),
    });
  },
  end,
  standing,
  beats: oneBeat(({ events }) =>
    events.some(({ what }) => what === 'grew-up' || what === 'won') ? BEATS.still : BEATS.grow,
  ),
};
export default boopBoard;

const promptOf = ({ legal, scene, words }: BoopProps, { ghost, held }: Planning): ComponentChild => {
  if (legal.length === 0) return null;
  if (ghost) return sayEffects(ghost, words.board);
  const { prompts } = words.board;
  if (scene.view.phase === 'place') return prompts.place[held];
  const single = legal.some((move) => move.do === 'graduate' && move.squares.length === 1);
  return single ? prompts.chooseAny : prompts.chooseRow;
};

const confirmOf = ({ words }: BoopProps, { picked, options, commit, cancel }: Planning): Plan | null => {
  if (!picked) return null;
  const { place, graduate } = words.board;
  const said =
    picked.do === 'place'
      ? {
          verb: place.verb(picked.size),
          label: place.label(picked.size),
          again: place.again(squareName(picked.at)),
        }
      : chosen(graduate, letterOf(words.board, options, picked), picked.squares);
  return { ...said, commit, cancel };
};

const chosen = (
  said: BoopWords['board']['graduate'],
  letter: string,
  [first = 0]: readonly Square[],
): Pick<Plan, 'verb' | 'label' | 'again'> => ({
  verb: said.verb(letter),
  label: said.label(letter),
  again: said.again(squareName(first)),
});
