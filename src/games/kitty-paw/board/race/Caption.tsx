import type { VNode } from 'preact';
import type { Millis } from '../../../../kernel/game.ts';
import { cardOf } from '../../rules/cards/cards.ts';
import { endOfPlay } from '../../rules/race/clock.ts';
import type { KittyPaw, Play, View } from '../../rules/race/types.ts';
import type { CaptionProps } from '../props/props.ts';
import { clockText } from './clock-text.ts';
import { useMatchTime } from './useMatchTime.ts';

/** "Round 4 · level I", and the clock, large enough to notice without looking at it. */
export const Caption = ({ scene, words }: CaptionProps<KittyPaw>): VNode => {
  const { view } = scene;
  const { phase, row, cards, kept, round, extra, rules } = view;
  const now = useMatchTime(scene, phase.name === 'play' && scene.outcome === null); // a resignation ends it too
  const play = phase.name === 'play' ? phase : null; // the window of a pause says when it began
  const { table } = words.board;
  const card = [...row, ...cards].find((one) => one !== null);
  const alone = kept.length === 1;
  const seconds = play && (alone ? secondsLeft : secondsGone)(view, play, now);
  return (
    <>
      <span class="paw-caption">
        {rules.mode === 'duel' ? table.cardNo(round) : table.round(round, extra)}
        {card && rules.deck === 'stacked' && (
          <span class={`paw-caption__level ${seconds === null ? '' : 'is-timed'}`}>
            {` · ${table.level(cardOf(card).level)}`}
          </span>
        )}
      </span>
      {seconds !== null && (
        <b class={`paw-clock ${alone && seconds <= HURRY ? 'is-short' : ''}`}>{clockText(seconds)}</b>
      )}
    </>
  );
};

const HURRY = 10; // seconds

const secondsGone = (_view: View, { since }: Play, now: Millis): number => Math.floor((now - since) / 1000);

/** The seconds left. Before a card is taken, the shortest time of the cards in the row counts. */
const secondsLeft = (view: View, phase: Play, now: Millis): number => {
  const possible = view.cards[0] ? view.cards : view.row;
  const ends = possible.map((card) => endOfPlay({ kept: view.kept, cards: [card] }, phase));
  return Math.max(0, Math.ceil((Math.min(...ends) - now) / 1000));
};
