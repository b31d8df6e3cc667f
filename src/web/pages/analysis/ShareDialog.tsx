import type { ComponentChildren, JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { isRefusal } from '../../../kernel/game.ts';
import { CopyField } from '../../page/CopyField.tsx';
import { Dialog } from '../../page/Dialog.tsx';
import { LinkField } from '../../page/LinkField.tsx';
import type { AnalysisWords } from '../../words/analysis.en.ts';
import { positionsOn, writeAddress, writeFile, type AnalysisDoc } from './analysis-doc.ts';
import type { AnalysisGame } from './analysis-game.ts';
import { docOfFile } from './from-match.ts';
import { sayDocRefusal } from './say-refusal.ts';

interface ShareProps {
  readonly analysed: AnalysisGame;
  readonly doc: AnalysisDoc;
  readonly set: (doc: AnalysisDoc) => void;
  readonly onClose: () => void;
  readonly t: AnalysisWords;
}

const LONGEST_LINK = 6_000; // letters: messengers cut longer ones
const LARGEST_FILE = 500_000; // bytes

export const ShareDialog = ({ analysed, doc, set, onClose, t }: ShareProps): JSX.Element => {
  const { game, positions } = analysed;
  const address = writeAddress(analysed, doc);
  const position = positions.write(positionsOn(analysed, doc).at(-1)?.state);
  return (
    <Dialog title={t.share} onClose={onClose}>
      {address.length > LONGEST_LINK ? (
        <p>{t.tooLong}</p>
      ) : (
        <Named name={t.link}>
          <LinkField label={t.link} path={`/analysis/${game.id}#${address}`} />
        </Named>
      )}
      <Named name={t.asText}>
        <CopyField label={t.asText} text={position} />
      </Named>
      <a
        class="btn"
        download={`${game.id}-analysis.txt`}
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(writeFile(analysed, doc))}`}
      >
        {t.save}
      </a>
      <OpenFile {...{ analysed, t }} open={(opened) => (set(opened), onClose())} />
    </Dialog>
  );
};

/** Two fields that look alike are told apart by their names; a screen reader has them from the fields. */
const Named = ({ name, children }: { name: string; children: ComponentChildren }): JSX.Element => (
  <div>
    <span class="small" aria-hidden="true">
      {name}
    </span>
    {children}
  </div>
);

interface OpenProps {
  readonly analysed: AnalysisGame;
  readonly open: (doc: AnalysisDoc) => void;
  readonly t: AnalysisWords;
}

const OpenFile = ({ analysed, open, t }: OpenProps): JSX.Element => {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > LARGEST_FILE) return setProblem(t.refusals['unreadable-file']);
    const doc = docOfFile(analysed, await file.text());
    if (isRefusal(doc)) setProblem(sayDocRefusal(analysed.game.id, doc, t));
    else open(doc);
  };
  return (
    <div class="stack">
      <label for={id}>
        <b>{t.open}</b> <small>{t.openMore}</small>
      </label>
      <input
        id={id}
        class="an__file"
        type="file"
        accept=".txt,text/plain"
        onChange={({ currentTarget }) =>
          void read(currentTarget.files?.[0]).catch(() => setProblem(t.refusals['unreadable-file']))
        }
      />
      {problem && (
        <p class="an__failed" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
};
