import type { JSX } from 'preact';
import { LinkField } from '../../page/LinkField.tsx';
import { tournamentPath } from '../../../protocol/api.ts';
import { AskAboutRounds } from '../../push/AskToTell.tsx';
import { Wishes, type NowProps } from './Ask.tsx';
import { Face, playerName } from './Player.tsx';
import { writeTime } from './tournament-words.ts';

/** Before the start: who has come, as in a waiting room, and the link for the others. */
export const Before = (props: NowProps): JSX.Element => {
  const { view, t, me, now } = props;
  const { settings, standings } = view;
  const free = Math.max(0, settings.places - standings.length);
  const begins = settings.startsAt === null ? t.startsFull : t.startsIn(writeTime(settings.startsAt - now));
  return (
    <section class="panel panel--pad cup-before">
      <div role="status">
        <h2>{t.places(standings.length, settings.places)}</h2>
        <p>
          {begins} {settings.bots !== null && free > 0 && t.botsSit}
        </p>
      </div>
      <ol class="cup-seats">
        {standings.map(({ player }) => (
          <li key={player} class={player === me ? 'cup-seat cup-me' : 'cup-seat'}>
            <Face view={view} player={player} size={40} />
            <span class="cup-seat__name">{playerName(props, player)}</span>
          </li>
        ))}
        {Array.from({ length: free }, (_, i) => (
          <li key={i} class="cup-seat cup-seat--free">
            {t.freePlace}
          </li>
        ))}
      </ol>
      <Wishes {...props} />
      <LinkField label={t.link} path={tournamentPath(view.id)} />
      {standings.some(({ player }) => player === me) && <AskAboutRounds />}
    </section>
  );
};
