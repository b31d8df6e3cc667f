import { useState } from 'preact/hooks';
import type { TableId } from '../../../protocol/table.ts';
import { announce } from '../../kit/Announcer.tsx';
import { playedName, words } from '../../preferences/language.ts';
import { forgetMatch, keepMatch, readMatch, type LocalMatch } from '../../table/local-store.ts';

export interface PutAway {
  readonly last: LocalMatch | null; // the match that `undo` brings back
  readonly putAway: (id: TableId) => Promise<void>;
  readonly undo: () => Promise<void>;
}

/** Removes matches of this browser. Until the lobby is left they can be brought back, the last one first. */
export const usePutAway = (refresh: () => Promise<void>): PutAway => {
  const [gone, setGone] = useState<readonly LocalMatch[]>([]);
  const last = gone.at(-1) ?? null;
  return {
    last,
    putAway: async (id) => {
      const match = await readMatch(id);
      if (!match) return;
      await forgetMatch(id);
      setGone((before) => [...before, match]);
      announce(words.value.home.isPutAway(playedName(match.game)));
      await refresh();
    },
    undo: async () => {
      if (!last) return;
      await keepMatch(last);
      await refresh(); // before the button goes: the keyboard moves on to the card
      setGone((before) => before.slice(0, -1));
    },
  };
};
