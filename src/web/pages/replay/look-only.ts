import type { Kind, Scene, Viewer } from '../../../kernel/game.ts';
import type { BoardProps } from '../../kit/board.ts';
import { locale } from '../../language.ts';
import { isCalm, settings } from '../../settings.ts';

/** A board that can be looked at and not touched. */
export const lookOnly = (viewer: Viewer, scene: Scene<Kind>): BoardProps<Kind> => {
  const { secondTap, signs, sound } = settings.value;
  return {
    scene,
    seat: viewer,
    legal: [],
    pending: false,
    locale: locale.value,
    settings: { motion: isCalm() ? 'calm' : 'full', secondTap, signs, sound },
    play: () => undefined,
    check: () => null,
    preview: () => null,
    ruleLink: () => '#',
  };
};
