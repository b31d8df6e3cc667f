import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso';
import type { Kind } from '../../../kernel/game.ts';
import { tablePath } from '../../../protocol/api.ts';
import { hasStudio, loadStudio } from '../../../catalogue/browser/boards.ts';
import type { StudioModule } from '../../kit/studio.ts';
import '../../kit/kit.css';
import { nameOf, openWords, words, wordsOf } from '../../preferences/language.ts';
import { Failed } from '../../page/Failed.tsx';
import { Frame, PageBar } from '../../page/Frame.tsx';
import { Notice } from '../../page/Notice.tsx';
import { Skeleton } from '../../page/Skeleton.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { useLoaded } from '../../page/useLoaded.ts';
import { isCalm, settings } from '../../preferences/settings.ts';
import { createLocal } from '../../table/create-local.ts';
import { NotFound } from '../../page/NotFound.tsx';
import { ShareLink } from './ShareLink.tsx';
import './studio.css';

/** The studio of a game, if it has one. */
export const StudioPage = (): JSX.Element => {
  const game = useRoute().params['game'] ?? '';
  return hasStudio(game) ? <StudioOf key={game} game={game} /> : <NotFound />;
};

const StudioOf = ({ game }: { game: string }): JSX.Element => {
  const t = words.value.studio;
  const studio = useLoaded(() => load(game), game);
  const bar = <PageBar name={nameOf(game)} sub={t.title} rules={`/rules/${game}`} />;
  return (
    <Frame title={`${t.title} · ${nameOf(game)}`} class="studio" bar={bar} main="studio__m">
      {studio.is === 'here' && studio.value ? (
        <Workshop game={game} studio={studio.value} />
      ) : studio.is === 'failed' ? (
        <Notice title={t.title} text={t.failed} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Frame>
  );
};

const load = async (game: string): Promise<StudioModule<Kind> | null> =>
  (await Promise.all([loadStudio(game), openWords(game)]))[0];

const Workshop = ({ game, studio }: { game: string; studio: StudioModule<Kind> }): JSX.Element => {
  const { route } = useLocation();
  const { problem, start } = useAttempt();
  const code = useCode();
  const { secondTap, signs, sound, name } = settings.value;
  const alone = async (from: unknown, options: object): Promise<void> => {
    const chosen = { ...options } as Readonly<Record<string, unknown>>;
    const seats = [{ kind: 'person' as const, name }];
    const id = await createLocal({ game, seats, options: chosen, start: { state: from, at: 0 } });
    route(tablePath(id));
  };
  return (
    <>
      <studio.Studio
        code={code}
        words={wordsOf(game)}
        settings={{ motion: isCalm() ? 'calm' : 'full', secondTap, signs, sound }}
        keep={(text) => history.replaceState(history.state, '', `#${text}`)}
        open={(text) => {
          location.hash = text;
        }}
        play={(from, options) => start(() => alone(from, options))}
        Share={ShareLink}
      />
      <Failed problem={problem} />
    </>
  );
};

/** The part of the address after the #, updated when another link is opened or on going back. */
const useCode = (): string => {
  const [code, setCode] = useState(location.hash.slice(1));
  useEffect(() => {
    const look = (): void => setCode(location.hash.slice(1));
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return code;
};
