import type { VNode } from 'preact';
import type { Scene } from '../../../kernel/game.ts';
import type { Locale } from '../../../words/plural.ts';
import { cardOf } from '../cards.ts';
import { endOfPlay } from '../clock.ts';
import type { KittyPaw } from '../types.ts';
import { useMatchTime } from './useMatchTime.ts';
import { WORDS } from './words.ts';

/** "Round 4 · level I", and the clock, large enough to be seen from the corner of an eye. */
export const Caption = ({ scene, locale }: { scene: Scene<KittyPaw>; locale: Locale }): VNode => {
  const { view } = scene;
  const { phase, row, cards, kept, round, extra, rules } = view;
  const now = useMatchTime(scene, phase.name === 'play');
  const words = WORDS[locale];
  const card = [...row, ...cards].find((one) => one !== null);
  const alone = kept.length === 1;
  const ms = phase.name !== 'play' ? null : alone ? endOfPlay(view, phase) - now : now - phase.since;
  return (
    <>
      <span class="paw-caption">
        {rules.mode === 'duel' ? words.cardNo(round) : words.round(round, extra)}
        {card && ` · ${words.level(cardOf(card).level)}`}
      </span>
      {ms !== null && <b class={`paw-clock ${alone && ms < HURRY ? 'is-short' : ''}`}>{minutes(ms)}</b>}
    </>
  );
};

const HURRY = 10_000;

const minutes = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
