import type { JSX } from 'preact';
import { nearSeat } from '../../../../web/kit/board.ts';
import type { DuelView } from '../../rules/duel/types.ts';
import type { DuelWords } from '../../words/duel-types.ts';
import type { DuelProps } from '../props/props.ts';
import { DuelPlayers } from './DuelPlayers.tsx';
import { DuelCards } from './Cards.tsx';
import { Results } from './Results.tsx';

export const titleOf = ({ runs }: DuelView, { title, alone }: DuelWords): string =>
  runs.length > 1 ? title : alone;

/** The screen before and after my run: an explanation, everybody's progress, and the results. */
export const DuelScreen = (props: DuelProps): JSX.Element => {
  const { scene, sitter, seat } = props;
  const words = props.words.board.duel;
  const { view } = scene;
  const waits = view.runs[nearSeat(seat)]?.stage === 'waiting';
  return (
    <div class="duel-screen" data-phase={scene.outcome ? 'over' : waits ? 'ready' : 'waiting'}>
      <div class="duel-paper panel">
        <h2>{titleOf(view, words)}</h2>
        {waits && <DuelCards view={view} seat={nearSeat(seat)} words={words} />}
        {waits && <p>{words.intro(view.cards)}</p>}
        {waits && view.runs.length > 1 && <p>{words.secret}</p>}
        <DuelPlayers {...props} />
        <Results view={view} words={words} name={(one) => sitter(one).name} />
      </div>
    </div>
  );
};

/** The button that begins my run. */
export const BeginButton = ({ legal, play, words }: DuelProps): JSX.Element | null => {
  const hold = legal.find((move) => move.do === 'hold');
  if (!hold) return null;
  return (
    <div class="paw-actions">
      <button
        type="button"
        class="btn btn--primary btn--big duel-begin"
        data-legal
        onClick={() => play(hold)}
      >
        {words.board.duel.begin}
      </button>
    </div>
  );
};
