import type { JSX } from 'preact';
import { Icon } from '../../page/Icon.tsx';
import { useLater } from '../../page/useLater.ts';
import { words } from '../../preferences/language.ts';
import { seekWanted } from '../../seek/wanted.ts';
import { useGameFacts } from './game-facts.ts';
import type { LobbyNews } from './useLobby.ts';

const loadPeople = () => import('./people/People.tsx').then(({ People }) => People);

/** Playing with people: one button for a newcomer, everything for somebody who has sought before or has friends. */
export const PlayPeople = ({ server }: { server: LobbyNews['server'] }): JSX.Element | null => {
  const t = words.value.home;
  const { friends = false } = server && server !== 'unreachable' ? server : {};
  const People = useLater(seekWanted.value || friends, loadPeople);
  const facts = useGameFacts();
  if (server === 'unreachable')
    return (
      <p class="panel panel--pad row small">
        <Icon name="wifi" />
        {words.value.offline}
      </p>
    );
  if (People) return <People server={server} facts={facts} />;
  const { looking = 0 } = server?.company ?? {};
  const here = server?.people?.here; // unknown at first: "0 here" would be wrong, I am here myself
  return (
    <section class="panel panel--pad row row--between wrap" aria-labelledby="people">
      <div>
        <h2 id="people">{t.playPerson}</h2>
        <p class="small">
          {[here && t.here(here), looking && t.looking(looking)].filter(Boolean).join(' · ') || t.findAbout}
        </p>
      </div>
      <button class="btn btn--big" aria-disabled={seekWanted.value} onClick={() => (seekWanted.value = true)}>
        <Icon name="find" />
        {t.findPerson}
      </button>
    </section>
  );
};
