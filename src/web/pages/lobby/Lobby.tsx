import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { words } from '../../preferences/language.ts';
import { PlacePage } from '../../page/Navigation.tsx';
import { insistOnNewVersion, newVersion, takeNewVersion } from '../../pwa/register.ts';
import { Finished } from './Finished.tsx';
import { Friends } from './Friends.tsx';
import { LearnLinks } from './LearnLinks.tsx';
import { OpenTables } from './OpenTables.tsx';
import { PlayPeople } from './PlayPeople.tsx';
import { QuickPlay } from './QuickPlay.tsx';
import { Resume } from './Resume.tsx';
import { useLobby } from './useLobby.ts';
import { YourName } from './YourName.tsx';
import './lobby.css';

/** The start page: games to play now, tables to continue or join. */
export const Lobby = (): JSX.Element => {
  const t = words.value;
  const news = useLobby().value;
  const reachable = news.server !== 'unreachable';
  useEffect(() => void takeNewVersion(), []);
  return (
    <PlacePage here="play" title={t.home.title} class="home" main="lobby" end={<YourName />}>
      <div class="lobby__main">
        {newVersion.value && <NewVersion />}
        <Resume news={news} />
        <PlayPeople server={news.server} />
        <LearnLinks reachable={reachable} />
        <QuickPlay />
      </div>
      <div class="lobby__side">
        <Friends reachable={reachable} />
        <OpenTables server={news.server} />
        <Finished news={news} />
      </div>
    </PlacePage>
  );
};

/**
 * Only shown while another tab uses the old build; a lobby that is the only tab has already loaded the new
 * one.
 */
const NewVersion = (): JSX.Element => {
  const t = words.value.home;
  return (
    <section class="panel panel--pad row row--between wrap">
      <p>{t.newVersion}</p>
      <button class="btn" onClick={() => void insistOnNewVersion()}>
        {t.loadNewVersion}
      </button>
    </section>
  );
};
