import type { ComponentChildren, JSX } from 'preact';
import { useLocation } from 'preact-iso';
import type { Kind } from '../../../kernel/game.ts';
import { tablePath } from '../../../protocol/api.ts';
import { Failed } from '../../page/Failed.tsx';
import { Icon } from '../../page/Icon.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { settings } from '../../preferences/settings.ts';
import { createLocal } from '../../table/create-local.ts';
import type { AnalysisWords } from '../../words/analysis.en.ts';
import type { AnalysisDoc } from './analysis-doc.ts';
import type { AnalysisGame } from './analysis-game.ts';
import { Steps } from './Steps.tsx';
import type { TreePlace } from './tree.ts';

interface DockProps {
  readonly doc: AnalysisDoc;
  readonly go: (place: TreePlace) => void;
  readonly setUp: () => void;
  readonly share: () => void;
  readonly children: ComponentChildren;
  readonly t: AnalysisWords;
}

/** Under the board: steps, and what can be done with the position. */
export const Dock = ({ doc, go, setUp, share, children, t }: DockProps): JSX.Element => (
  <div class="thumb-bar an__dock">
    <Steps doc={doc} go={go} t={t} />
    <button class="btn an__tool" aria-label={t.setUp} onClick={setUp}>
      <GridIcon />
      <span>{t.setUp}</span>
    </button>
    {children}
    <button class="btn an__tool" aria-label={t.share} onClick={share}>
      <Icon name="share" />
      <span>{t.share}</span>
    </button>
  </div>
);

/** Not among the icons of all pages: the lobby loads those. */
const GridIcon = (): JSX.Element => (
  <svg class="ic" width={22} height={22} viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M4.500 4.500h6v6h-6ZM13.500 4.500h6v6h-6ZM4.500 13.500h6v6h-6ZM13.500 13.500h6v6h-6Z"
      fill="none"
      stroke="currentColor"
      stroke-width={2}
    />
  </svg>
);

interface PlayFromProps {
  readonly analysed: AnalysisGame;
  readonly doc: AnalysisDoc;
  readonly state: Kind['state']; // null: the match is over here
  readonly turn: number;
  readonly t: AnalysisWords;
}

/** A match against a bot from this position: the reader takes the seat to move. */
export const PlayFrom = ({ analysed: { game }, doc, state, turn, t }: PlayFromProps): JSX.Element => {
  const { route } = useLocation();
  const { going, problem, start } = useAttempt();
  const go = async (): Promise<void> => {
    const { name, level } = settings.value;
    const seats = Array.from({ length: game.seats[0] }, (_, seat) =>
      seat === turn ? ({ kind: 'person', name } as const) : ({ kind: 'bot', level } as const),
    );
    const id = await createLocal({ game: game.id, seats, options: doc.options, start: { state, at: 0 } });
    route(tablePath(id));
  };
  return (
    <>
      <button
        class="btn btn--primary an__play"
        disabled={state === null}
        aria-disabled={going}
        onClick={() => start(go)}
      >
        <Icon name="play" />
        {t.playFrom}
      </button>
      <Failed problem={problem} />
    </>
  );
};
