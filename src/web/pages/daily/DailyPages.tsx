import type { JSX } from 'preact';
import { useRoute } from 'preact-iso';
import { CalendarPage } from './CalendarPage.tsx';
import { DailyPage } from './DailyPage.tsx';
import { DailyPuzzlePage } from './PuzzlePage.tsx';

/** All pages of the daily five, loaded together: each page of its own would lengthen what the lobby loads. */
export const DailyPages = (): JSX.Element => {
  const { day, task } = useRoute().params;
  if (task !== undefined) return <DailyPuzzlePage />;
  return day === 'calendar' ? <CalendarPage /> : <DailyPage />;
};
