import type { VNode } from 'preact';
import type { Scene } from '../../../kernel/game.ts';
import type { Locale } from '../../../words/plural.ts';
import { cardOf } from '../cards.ts';
import { endOfPlay } from '../clock.ts';
import type { KittyPaw } from '../types.ts';
import { useMatchTime } from './useMatchTime.ts';
import { WORDS } from './words.ts';

/** "Round 4 · level I · 0:17" */
export const Caption = ({ scene, locale }: { scene: Scene<KittyPaw>; locale: Locale }): VNode => {
  const { view } = scene;
  const { phase, row, cards, kept, round, extra } = view;
  const now = useMatchTime(scene, phase.name === 'play');
  const words = WORDS[locale];
  const card = [...row, ...cards].find((one) => one !== null);
  const alone = kept.length === 1;
  const ms = phase.name !== 'play' ? null : alone ? endOfPlay(view, phase) - now : now - phase.since;
  return (
    <>
      {words.round(round, extra)}
      {card && ` · ${words.level(cardOf(card).level)}`}
      {ms !== null && (
        <>
          {' · '}
          <b class="paw-clock">{minutes(ms)}</b>
        </>
      )}
    </>
  );
};

const minutes = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
