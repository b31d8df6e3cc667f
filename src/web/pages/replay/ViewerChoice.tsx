import type { JSX } from 'preact';
import type { TableInfo } from '../../../protocol/table.ts';
import { usePlayerWords } from './player-words.ts';
import { Failed } from '../../page/Failed.tsx';
import { Choice } from '../../page/Tabs.tsx';
import { thirdPersonName } from '../../table/people.ts';
import type { ViewerChoices } from './useViewerChoice.ts';

/** Chooses the viewer: with a seat come its hand and everything else that only it could see. */
export const ViewerChoice = ({
  choices: viewers,
  table,
}: {
  choices: ViewerChoices;
  table: TableInfo;
}): JSX.Element | null => {
  const t = usePlayerWords();
  const { choices, choose, seen, problem } = viewers;
  if (choices.length === 0) return null;
  return (
    <div class="rp__eyes">
      <Choice
        label={t.eyes}
        chosen={String(seen.viewer)}
        choose={(id) => choose(id === 'spectator' ? id : Number(id))}
        options={choices.map((viewer) => ({
          id: String(viewer),
          label: viewer === 'spectator' ? t.spectator : thirdPersonName(table, viewer),
        }))}
      />
      <Failed problem={problem} />
    </div>
  );
};
