import { useState } from 'preact/hooks';
import type { Kind, Scene, Viewer } from '../../../kernel/game.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { announce } from '../../kit/Announcer.tsx';
import { words } from '../../preferences/language.ts';
import { askBot } from '../../table/bot-client.ts';
import { adviceOf } from '../../table/narrate.ts';
import type { TableSource } from '../../table/source.ts';

const WISEST = Infinity; // the best level: games have different numbers of levels

export interface Hint {
  readonly text: string | null;
  readonly move: unknown; // shown by the board; null while there is none
  readonly next: readonly unknown[]; // the moves that complete the decision
  readonly ask: () => void;
}

/** After a colon a sentence goes on in lower case. */
const goingOn = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** The move of the best bot, as a sentence. The bot gets only my own scene. */
export const useHint = (source: TableSource, table: TableInfo, scene: Scene<Kind>, viewer: Viewer): Hint => {
  const t = words.value.table;
  const [hint, setHint] = useState<({ readonly seq: number } & Omit<Hint, 'ask'>) | null>(null);
  const ask = async (): Promise<void> => {
    if (viewer === 'spectator') return;
    setHint({ seq: scene.seq, text: t.hintThinking, move: null, next: [] });
    const choice = await askBot(source.game.id, { level: WISEST, seat: viewer, scene });
    const answer = choice === 'failed' ? null : choice;
    const move = answer && source.game.read(answer.move);
    const next = (answer?.next ?? []).map((one) => source.game.read(one));
    const said =
      move === null
        ? t.noHint
        : t.hintIs(goingOn([move, ...next].map((one) => adviceOf(table, one, viewer)).join(' ')));
    setHint({ seq: scene.seq, text: said, move, next });
    announce(said);
  };
  // A hint for an earlier position would be wrong.
  const fresh = hint?.seq === scene.seq ? hint : null;
  return {
    text: fresh?.text ?? null,
    move: fresh?.move ?? null,
    next: fresh?.next ?? [],
    ask: () => void ask(),
  };
};
