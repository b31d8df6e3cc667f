import type { Kind } from '../../kernel/game.ts';
import type { BoardProps } from './board.ts';
import { announce } from './Announcer.tsx';
import { playSound } from './sounds.ts';
import { useForMoment } from './useForMoment.ts';
import { useWhy, type Explaining } from './useWhy.ts';

/** The first tap shows the effect of a move, the second plays it. */
export interface TwoTaps<Move, Place> extends Explaining<Place> {
  readonly picked: Move | null; // shown, waiting for its second tap
  readonly show: (move: Move) => void; // the first tap
  readonly pick: (move: Move) => void; // the first tap, or the only one if the player has switched off the second
  readonly go: (move: Move) => void; // the second tap
  readonly commit: () => void; // the same for the picked move
  readonly cancel: () => void;
}

interface PlanOptions<Move> {
  readonly moment?: string | number; // when it changes, old plans are dropped; default: each position
  readonly isLegal: (move: Move) => boolean;
  readonly effects: (move: Move) => string; // announced with the first tap
  readonly play: (move: Move) => void;
}

export const useTwoTaps = <K extends Kind, Place>(
  { scene, pending, settings, sayRefusal }: BoardProps<K, object>,
  { moment = scene.seq, isLegal, effects, play }: PlanOptions<K['move']>,
): TwoTaps<K['move'], Place> => {
  const [chosen, choose] = useForMoment<K['move'] | null>(moment, null);
  const explaining = useWhy<Place>({ moment, sound: settings.sound, say: sayRefusal });
  const picked = chosen !== null && !pending && isLegal(chosen) ? chosen : null;
  const cancel = (): void => (choose(null), explaining.forget());
  const go = (move: K['move']): void => (cancel(), play(move));
  const show = (move: K['move']): void => {
    explaining.forget();
    choose(move);
    if (settings.sound) playSound('pick');
    announce(effects(move));
  };
  return {
    ...explaining,
    picked,
    show,
    pick: settings.secondTap ? show : go,
    go,
    commit: () => picked !== null && go(picked),
    cancel,
  };
};
