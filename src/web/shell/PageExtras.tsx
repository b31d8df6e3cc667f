import type { JSX } from 'preact';
import { notices } from '../notices/received-notices.ts';
import { Notices } from '../notices/Notices.tsx';
import { Announcement } from '../page/Announcement.tsx';
import { useLater } from '../page/useLater.ts';
import { seekWanted } from '../seek/wanted.ts';

/** The operator's announcement and the notices for this person, on every page. */
export const PageExtras = (): JSX.Element => (
  <>
    <Announcement />
    <Seek />
    <Notices />
  </>
);

const loadStrip = () => import('../seek/SeekStrip.tsx').then(({ SeekStrip }) => SeekStrip);

/** The search of this person. It may have begun on another device: then a notice says that somebody is found. */
const Seek = (): JSX.Element | null => {
  const found = notices.value.some(({ kind }) => kind === 'found');
  const Strip = useLater(seekWanted.value || found, loadStrip);
  return Strip && <Strip />;
};
