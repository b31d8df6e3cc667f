import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { adviceFor, type Advice } from '../../bot/advice.ts';
import { boxFootprint, tileFootprint } from '../../rules/cards/figure.ts';
import type { View } from '../../rules/race/types.ts';
import type { HintWords } from '../../words/hint-types.ts';
import type { TableWords } from '../../words/table-types.ts';
import { announce } from '../../../../web/kit/Announcer.tsx';
import { hexagonsOf } from '../pieces/Figure.tsx';
import type { RaceProps } from '../props/props.ts';

/** The help of a player in practice: on until it is closed, and always about the next step. */
export interface PracticeHint {
  readonly advice: Advice | null; // null: it is closed, or nothing can be done now
  readonly toggle: (() => void) | null; // null: there are people at the table, and no help
  readonly on: boolean;
}

/** No help against people: the others would not have it. */
const isPractice = ({ seat, replay, scene, sitter }: RaceProps): boolean =>
  seat !== 'spectator' &&
  !replay &&
  scene.view.rules.mode === 'race' &&
  scene.view.kept.every((_, other) => other === seat || sitter(other).bot);

export const usePracticeHint = (props: RaceProps, me: Seat): PracticeHint => {
  const [on, setOn] = useState(false);
  const { view } = props.scene;
  const advice = useMemo(() => (on ? adviceFor(view, me) : null), [on, view, me]);
  return { advice, on, toggle: isPractice(props) ? () => setOn(!on) : null };
};

/** The light bulb on the mat that opens and closes the hint. */
export const HintButton = ({ words, hint }: { words: HintWords; hint: PracticeHint }): JSX.Element | null =>
  hint.toggle && (
    <button
      type="button"
      class="paw-help paw-bulb"
      aria-pressed={hint.on}
      aria-label={words.button}
      onClick={hint.toggle}
    >
      <svg width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.500c.8.8 1 1.500 1 2.500h6c0-1 .2-1.700 1-2.500A6 6 0 0 0 12 3Z"
          fill="none"
          stroke="currentColor"
          stroke-width={2.2}
          stroke-linejoin="round"
        />
      </svg>
    </button>
  );

/** The sentence of the hint, on the table; the place it speaks of is marked by its own component. */
export const HintCard = ({ props, hint }: { props: RaceProps; hint: PracticeHint }): JSX.Element | null => {
  const words = props.words.board;
  const { toggle, on, advice } = hint;
  const [title, text] = advice ? sayAdvice(words.hint, words.table, advice, props) : [words.hint.later, ''];
  useEffect(() => {
    if (on && advice) announce([title, text].map(asSentence).join(' '));
  }, [on, title, text]);
  if (!toggle || !on || props.scene.view.phase.name !== 'play') return null;
  return (
    <aside class={`paw-hint ${advice?.kind === 'card' ? 'paw-hint--card' : ''}`}>
      <b>{title}</b>
      {text && <span>{text}</span>}
      <small>{words.hint.practice}</small>
      <button type="button" class="paw-hint__close" aria-label={words.hint.close} onClick={toggle}>
        ×
      </button>
    </aside>
  );
};

/** Adds a full stop to a text that ends without a punctuation mark. */
const asSentence = (text: string): string => (/[\p{L}\p{N})]$/u.test(text) ? `${text}.` : text);

const sayAdvice = (
  hint: HintWords,
  words: TableWords,
  advice: Advice,
  { sitter }: RaceProps,
): readonly [title: string, text: string] => {
  switch (advice.kind) {
    case 'card':
      return [hint.card(advice.points), hint.cardWhy];
    case 'grab':
      return [
        advice.rival === null
          ? hint.grab(words.cats[advice.tile.breed])
          : hint.grabFirst(words.cats[advice.tile.breed], sitter(advice.rival).name),
        `${hint.pose(advice.pose.turns, advice.pose.flip)} ${hint.left(advice.left)}`,
      ];
    case 'lay':
      return [hint.pose(advice.pose.turns, advice.pose.flip), hint.left(advice.left)];
    case 'box':
      return [hint.box, hint.boxWhy];
    case 'lay-box':
      return [advice.flip ? hint.flipBox[advice.side] : hint.layBox, ''];
    case 'peek':
      return [hint.peek(words.boxCats[advice.cat]), hint.peekWhy];
    case 'keep':
      return [hint.keep(words.boxCats[advice.cat]), ''];
    case 'return':
      return [hint.giveBack, hint.giveBackWhy];
    case 'mend':
      return [hint.mend, hint.mendWhy];
    case 'wait':
      return [hint.wait(words.cats[advice.breed]), hint.waitWhy];
    case 'meow':
    default:
      return [hint.meow, hint.meowWhy];
  }
};

/** Marks what the hint speaks of where its own component does not know the hint: the own box, the Meow button. */
export const hintClass = (advice: Advice | null): string =>
  advice?.kind === 'box' ? 'is-box-hinted' : advice?.kind === 'meow' ? 'is-meow-hinted' : '';

/** The place on the mat where the piece belongs, as dashes. */
export const HintPlace = ({
  advice,
  view,
  seat,
}: {
  advice: Advice | null;
  view: View;
  seat: Seat;
}): JSX.Element | null => {
  const d = placeOf(advice, view, seat);
  return d === null ? null : <path class="paw-hint__place" d={d} />;
};

const placeOf = (advice: Advice | null, view: View, seat: Seat): string | null => {
  if (advice?.kind === 'grab' || advice?.kind === 'lay') {
    const { tile, pose } = advice;
    const turn = (tile.turn + pose.turns + 6) % 6;
    return hexagonsOf(tileFootprint({ breed: tile.breed, turn, at: pose.at }));
  }
  if (advice?.kind === 'lay-box') return hexagonsOf(boxFootprint({ side: advice.side, at: advice.at }));
  if (advice?.kind !== 'mend' || advice.thing === 'cat') return null;
  if (advice.thing === 'box') {
    const box = view.boxes[seat];
    return box?.place.in === 'mat' ? hexagonsOf(boxFootprint({ side: box.side, at: box.place.at })) : null;
  }
  const tile = view.tiles.find(({ id }) => id === advice.thing);
  return tile?.place.in === 'mat'
    ? hexagonsOf(tileFootprint({ breed: tile.breed, turn: tile.turn, at: tile.place.at }))
    : null;
};
