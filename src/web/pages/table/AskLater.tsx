import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Kind, Scene, Viewer } from '../../../kernel/game.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { AskAboutTurns } from '../../push/AskToTell.tsx';
import { seatName } from '../../table/people.ts';

interface AskProps {
  readonly table: TableInfo;
  readonly scene: Scene<Kind>;
  readonly viewer: Viewer;
}

/** After my first move in a match over days: nobody would wait here for the answer. */
export const AskLater = ({ table, scene, viewer }: AskProps): JSX.Element | null => {
  const waits = viewer !== 'spectator' && !scene.awaiting.includes(viewer) && !scene.outcome;
  const [from] = useState(scene.seq);
  if (table.clock.kind !== 'days' || !waits || scene.seq === from) return null;
  const [rival, ...more] = scene.awaiting.map((seat) => seatName(table, [], seat));
  return <AskAboutTurns rival={more.length === 0 ? (rival ?? null) : null} />;
};
