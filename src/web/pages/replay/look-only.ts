import type { Kind, Scene, Viewer } from '../../../kernel/game.ts';
import type { BoardProps } from '../../kit/board.ts';
import { wordsAt } from '../../preferences/language.ts';
import { isCalm, settings } from '../../preferences/settings.ts';
import type { Watched } from '../../table/load-replay.ts';
import { seatName, thirdPersonName } from '../../table/people.ts';
import { sayRefusal } from '../../table/problems.ts';

/** Board props for looking without touching, perhaps as another viewer: the person keeps their own seats. */
export const lookOnly = (
  { viewer, table }: Watched,
  scene: Scene<Kind>,
  eyes: Viewer = viewer,
  beat = 0,
): BoardProps<Kind> => {
  const { secondTap, signs, sound } = settings.value;
  return {
    scene,
    beat,
    seat: eyes,
    legal: [],
    pending: false,
    shared: false,
    replay: true,
    words: wordsAt(table),
    settings: { motion: isCalm() ? 'calm' : 'full', secondTap, signs, sound },
    sitter: (seat) => ({
      name: seatName(table, viewer === 'spectator' ? [] : [viewer], seat),
      bot: table.seats[seat]?.kind === 'bot',
      thirdPerson: thirdPersonName(table, seat),
      note: null,
    }),
    play: () => undefined,
    check: () => null,
    sayRefusal: (refusal) => sayRefusal(refusal, table),
    preview: () => null,
    ruleLink: () => '#',
  };
};
