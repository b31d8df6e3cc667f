import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import type { Kind, Outcome, Scene } from '../../../kernel/game.ts';
import { tablePath } from '../../../protocol/api.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { Cat } from '../../art/Cat.tsx';
import { hasReview } from '../../../catalogue/browser/boards.ts';
import { rulesFolder } from '../../../catalogue/browser/rules.ts';
import type { BoardModule } from '../../kit/board.ts';
import { words, wordsAt } from '../../preferences/language.ts';
import { Dialog } from '../../page/Dialog.tsx';
import { Failed } from '../../page/Failed.tsx';
import { Icon } from '../../page/Icon.tsx';
import { LinkField } from '../../page/LinkField.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { isLocal, type TableSource } from '../../table/source.ts';
import { seatName } from '../../table/people.ts';
import { endedWords, endTitle } from './end-words.ts';
import { FinalScore } from './FinalScore.tsx';
import { ReviewLink } from './ReviewLink.tsx';
import './end.css';

interface EndProps {
  readonly source: TableSource;
  readonly table: TableInfo;
  readonly board: BoardModule<Kind>;
  readonly scene: Scene<Kind>;
  readonly outcome: Outcome;
  readonly onClose: () => void;
}

/** The end of a match: first the winner, then the score as the game shows it, then what to do next. */
export const EndDialog = ({ source, table, board, scene, outcome, onClose }: EndProps): JSX.Element => {
  const t = words.value.end;
  const { yours } = source.session.value;
  const { coats, Ending } = board;
  const winner = outcome.winners[0];
  return (
    <Dialog
      title={endTitle(table, yours, outcome)}
      onClose={onClose}
      class={`dialog--end ${Ending && !outcome.ended ? 'dialog--picture' : ''}`}
    >
      <div class="end__win">
        <Cat
          coat={coats[winner ?? 0] ?? 'ginger'}
          pose={winner === undefined ? 'loaf' : 'cat'}
          mood={winner === undefined ? 'asleep' : 'smug'}
          size={168}
        />
      </div>
      {outcome.ended ? (
        <p class="end__early">{endedWords(outcome.ended.how, seatName(table, yours, outcome.ended.by))}</p>
      ) : Ending ? (
        <Ending scene={scene} words={wordsAt(table)} />
      ) : (
        <FinalScore table={table} yours={yours} outcome={outcome} board={board} />
      )}
      {!outcome.ended && hasReview(rulesFolder(table.game, table.rulesVersion)) && (
        <ReviewLink id={table.id} />
      )}
      <div class="row wrap end__next">
        <Rematch source={source} table={table} />
        <a class="btn btn--big" href={`/replay/${table.id}`}>
          <Icon name="replay" />
          {t.replay}
        </a>
      </div>
      <div class="row wrap end__more">
        <Share table={table} />
        <button class="btn btn--big" onClick={onClose}>
          <Icon name="eye" />
          {t.showBoard}
        </button>
        <a class="btn btn--big btn--quiet" href="/">
          {t.toLobby}
        </a>
      </div>
    </Dialog>
  );
};

/** The link to the replay. A match kept in this browser has no address that others could open. */
const Share = ({ table }: { table: TableInfo }): JSX.Element | null => {
  const t = words.value;
  const [open, setOpen] = useState(false);
  if (isLocal(table.id)) return null;
  if (open) return <LinkField label={t.end.replayLink} path={`/replay/${table.id}`} />;
  return (
    <button class="btn btn--big" onClick={() => setOpen(true)}>
      <Icon name="share" />
      {t.table.share}
    </button>
  );
};

const Rematch = ({ source, table }: { source: TableSource; table: TableInfo }): JSX.Element | null => {
  const t = words.value.end;
  const { route } = useLocation();
  const { going, problem, start } = useAttempt();
  if (source.session.value.yours.length === 0) return null;
  const again = async (): Promise<void> => {
    const next = await source.rematch();
    if (next !== null) route(tablePath(next));
  };
  return (
    <>
      <button class="btn btn--primary btn--big" aria-disabled={going} onClick={() => start(again)}>
        <Icon name="play" />
        {table.rematch ? t.rematchWaits : t.again}
      </button>
      <Failed problem={problem} />
    </>
  );
};
