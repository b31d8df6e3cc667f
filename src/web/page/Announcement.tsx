import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Announcement as Announced } from '../../protocol/api.ts';
import { Icon } from './Icon.tsx';
import { useNow } from './useNow.ts';
import { words } from '../preferences/language.ts';
import { readAnnouncement } from '../table/api.ts';
import './announcement.css';

const LOOK_AGAIN = 60_000;
const MINUTE = 60_000;

/** A line of the host on every page, until it is closed or withdrawn. */
export const Announcement = (): JSX.Element | null => {
  const t = words.value;
  const [announced, setAnnounced] = useState<Announced | null>(null);
  const [read, setRead] = useState('');
  const now = useNow(announced?.at !== undefined, 10_000);
  useEffect(() => {
    const look = (): void => {
      if (document.hidden) return;
      readAnnouncement().then(setAnnounced, () => {}); // offline, or a host without a server: nothing to show
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      removeEventListener('visibilitychange', look);
    };
  }, []);
  if (!announced || JSON.stringify(announced) === read) return null;
  const { text, at } = announced;
  const minutes = at === null ? 0 : Math.ceil((at - now) / MINUTE);
  return (
    <div class="announced" role="status">
      <span>{text ?? (minutes > 0 ? t.restartIn(minutes) : t.restartSoon)}</span>
      <button
        class="btn btn--quiet btn--icon"
        aria-label={t.close}
        onClick={() => setRead(JSON.stringify(announced))}
      >
        <Icon name="close" />
      </button>
    </div>
  );
};
