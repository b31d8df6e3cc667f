import { useEffect, useMemo, useState } from 'preact/hooks';
import { announce } from '../../../web/kit/Announcer.tsx';
import type { BoardProps } from '../../../web/kit/board.ts';
import { playSound } from '../../../web/kit/sounds.ts';
import { sayRefusal } from '../../../words/say.ts';
import { squareName, write } from '../rules/notation.ts';
import type { Boop, Move, Size, Square } from '../rules/types.ts';
import { graduations, meant, sameMove, sizesToPlace, type Graduation } from './aim.ts';
import { consequenceOf, effectsOf, type Effects } from './effects.ts';
import { ANY_WORDS, WORDS } from './words.ts';

/** What the player holds, points at and is about to do. */
export interface Planning {
  readonly held: Size;
  readonly options: readonly Graduation[]; // who may leave the bed, when that must be chosen
  readonly picked: Move | null;
  readonly ghost: Effects | null; // of what is picked, or else of what the mouse points at
  readonly why: { readonly at: Square; readonly says: string; readonly key: string } | null;
  readonly hold: (size: Size) => void;
  readonly hover: (at: Square | null) => void;
  readonly tap: (at: Square) => void;
  readonly drop: (size: Size, at: Square) => void;
  readonly pick: (move: Move) => void;
  readonly commit: () => void;
  readonly cancel: () => void;
}

export const sayEffects = (effects: Effects, locale: BoardProps<Boop>['locale']): string => {
  const words = WORDS[locale].board;
  const consequence = consequenceOf(effects);
  if (consequence) return words.consequence(consequence);
  return effects.move.do === 'graduate' ? words.leaves(effects.move.squares.map(squareName)) : '';
};

export const usePlan = (props: BoardProps<Boop>): Planning => {
  const { scene, legal, pending, settings, locale, play, check, preview } = props;
  const [wanted, hold] = useState<Size>('kitten');
  const [chosen, setChosen] = useState<Move | null>(null);
  const [hovered, hover] = useState<Square | null>(null);
  const [why, setWhy] = useState<Planning['why']>(null);
  const sound: typeof playSound = (...which) => settings.sound && playSound(...which);

  const sizes = sizesToPlace(legal);
  const held = sizes.includes(wanted) ? wanted : (sizes[0] ?? wanted);
  const options = graduations(legal);
  const isLegal = (move: Move | null): boolean => legal.some((one) => sameMove(one, move));
  const picked = isLegal(chosen) && !pending ? chosen : null;
  const pointed = hovered === null || pending ? null : meant(hovered, held, options, null);
  const shown = picked ?? (isLegal(pointed) ? pointed : null);
  const ghost = useMemo(
    () => (shown ? effectsOf(scene.view, shown, preview(shown)) : null),
    [scene, shown && write(shown)],
  );

  const cancel = (): void => (setChosen(null), setWhy(null));
  useEffect(cancel, [scene.seq]); // a new position makes old plans void

  const explain = (at: Square, key: string, says: string): void => {
    setWhy({ at, key, says });
    announce(says);
    sound('no');
  };
  const go = (move: Move): void => (cancel(), hover(null), play(move));
  const pick = (move: Move): void => {
    setWhy(null);
    if (!settings.secondTap) return go(move);
    setChosen(move);
    sound('pick');
    const effects = effectsOf(scene.view, move, preview(move));
    if (effects) announce(sayEffects(effects, locale));
  };
  const attempt = (at: Square, move: Move, then: (move: Move) => void): void => {
    if (pending) return;
    const refusal = check(move);
    if (refusal) explain(at, refusal.why, sayRefusal(locale, refusal, ANY_WORDS));
    else if (isLegal(move)) then(move);
  };
  const tap = (at: Square): void => {
    const stays = picked && ghost?.stays.find((one) => one.at === at);
    if (stays) return explain(at, stays.why, WORDS[locale].board.stays[stays.why](squareName(at)));
    const move = meant(at, held, options, picked);
    attempt(at, move, sameMove(move, picked) ? go : pick);
  };

  return {
    held,
    options,
    picked,
    ghost,
    why,
    hold: (size) => (hold(size), cancel()),
    hover,
    tap,
    drop: (size, at) => attempt(at, { do: 'place', size, at }, go),
    pick,
    commit: () => picked && go(picked),
    cancel,
  };
};
