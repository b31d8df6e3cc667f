import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { tablePath } from '../../../protocol/api.ts';
import { words } from '../../preferences/language.ts';
import { Icon } from '../../page/Icon.tsx';
import { useLater } from '../../page/useLater.ts';

/** The table id in a full link, a path or a bare id. */
export const tableInLink = (text: string): string | null =>
  /(?:^|\/table\/)([A-Za-z0-9_-]{4,64})\/?(?:[?#].*)?$/.exec(text.trim())?.[1] ?? null;

const loadDialog = () => import('../create/CreateDialog.tsx').then(({ CreateDialog }) => CreateDialog);

export const Friends = ({ reachable }: { reachable: boolean }): JSX.Element => {
  const t = words.value.home;
  const [creating, setCreating] = useState<'online' | 'here' | null>(null);
  const CreateDialog = useLater(creating !== null, loadDialog);
  return (
    <section class="panel panel--pad stack" aria-labelledby="friends">
      <h2 id="friends">{t.friends}</h2>
      <button class="btn btn--big" onClick={() => setCreating('online')}>
        <Icon name="plus" />
        {t.create}
      </button>
      <button class="btn" onClick={() => setCreating('here')}>
        <Icon name="people" />
        {t.hotSeat}
      </button>
      <JoinForm />
      {creating && CreateDialog && (
        <CreateDialog here={creating === 'here'} reachable={reachable} onClose={() => setCreating(null)} />
      )}
    </section>
  );
};

const JoinForm = (): JSX.Element => {
  const t = words.value.home;
  const { route } = useLocation();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const join = (event: SubmitEvent): void => {
    event.preventDefault();
    const id = tableInLink(text);
    if (id) route(tablePath(id));
    setWrong(!id);
  };
  return (
    <form class="join" onSubmit={join}>
      <div class="field">
        <input
          class="field__in grow"
          aria-label={t.linkOrCode}
          placeholder={t.linkOrCode}
          value={text}
          aria-invalid={wrong}
          aria-describedby={wrong ? 'join-wrong' : undefined}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button class="btn">{t.join}</button>
      </div>
      {wrong && (
        <p id="join-wrong" class="small field__no" role="alert">
          {t.badLink}
        </p>
      )}
    </form>
  );
};
