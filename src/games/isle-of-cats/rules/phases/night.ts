import { announce, update } from '../../../../parts/draft.ts';
import { changePlayer, revealHidden, setPhase, type IsleDraft } from '../state/isle-draft.ts';
import { beginDay } from './morning.ts';
import { openCheck } from './ready.ts';
import { turnColour } from './sister.ts';

export const LAST_DAY = 5;

/** The end of a day: cats and beasts that nobody rescued leave the game [W1], and baskets are whole again. [D13] */
export const night = (draft: IsleDraft): void => {
  const { day, left, right, options, order, players, sister } = draft.state;
  announce(draft, { what: 'night', day, left: [...left, ...right] });
  const laidTokens = players.reduce((sum, player) => sum + player.laidTokens.length, 0);
  update(draft, { left: [], right: [], tokensLeft: draft.state.tokensLeft + laidTokens });
  players.forEach((_, seat) => changePlayer(draft, seat, { used: 0, laidTokens: [] })); // [D9] [E5]
  if (sister && day < LAST_DAY) turnColour(draft); // [O5]
  if (options.mode === 'family') update(draft, { order: [...order.slice(1), ...order.slice(0, 1)] }); // [F2]
  if (day < LAST_DAY) {
    update(draft, { day: day + 1 });
    beginDay(draft);
  } else if (options.mode === 'family') finish(draft);
  else openCheck(draft, 'end'); // [D13]
};

export const finish = (draft: IsleDraft): void => {
  revealHidden(draft); // the lessons
  setPhase(draft, { name: 'over' });
  announce(draft, { what: 'ended' });
};
