import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { countLevels } from '../../../catalogue/browser/bots.ts';
import { loadGame, loadPresets } from '../../../catalogue/browser/rules.ts';
import { offered } from '../../../catalogue/browser/boards.ts';
import { nameOf, openWords, words } from '../../preferences/language.ts';
import { Cover } from '../../page/Cover.tsx';
import { Dialog } from '../../page/Dialog.tsx';
import { Skeleton } from '../../page/Skeleton.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import { lastGame } from './kept-choice.ts';
import { Picks } from './Picks.tsx';
import { TableForm, type FormProps } from './TableForm.tsx';
import './create.css';

interface CreateProps extends Pick<FormProps, 'here' | 'reachable' | 'invited'> {
  readonly onClose: () => void;
}

/** The form of a new table: the game, the company and the pace. All other choices are behind “More”. */
export const CreateDialog = ({ here, reachable, invited, onClose }: CreateProps): JSX.Element => {
  const t = words.value.create;
  const [id, setId] = useState(lastGame(offered()) ?? offered()[0] ?? '');
  const form = useLoaded(() => loadForm(id), id);
  return (
    <Dialog title={invited ? t.inviting(invited.name) : t.title} class="create" onClose={onClose}>
      <Picks
        label={t.game}
        class="pics pics--games"
        picks={offered().map((game) => ({
          id: game,
          name: nameOf(game),
          picture: (
            <span class="cover-frame" aria-hidden="true">
              <Cover game={game} />
            </span>
          ),
        }))}
        chosen={id}
        choose={setId}
      />
      {form.is === 'here' ? (
        <TableForm key={id} {...form.value} here={here} reachable={reachable} invited={invited} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  );
};

const loadForm = async (id: string): Promise<Pick<FormProps, 'game' | 'levels' | 'presets'>> => {
  const [game, levels, presets] = await Promise.all([
    loadGame(id),
    countLevels(id),
    loadPresets(id),
    openWords(id),
  ]);
  return { game, levels, presets };
};
