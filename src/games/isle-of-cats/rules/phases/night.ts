import { announce, update } from '../../../../parts/draft.ts';
import { changePlayer, comesToLight, setPhase, type IsleDraft } from '../isle-draft.ts';
import { beginDay } from './morning.ts';
import { openCheck } from './ready.ts';
import { turnColour } from './sister.ts';

export const LAST_DAY = 5;

/** The end of a day: whoever was not rescued is gone, baskets are whole again, and the boat comes a space nearer. */
export const night = (draft: IsleDraft): void => {
  const { day, left, right, options, order, players, sister } = draft.state;
  announce(draft, { what: 'night', day, left: [...left, ...right] });
  const laidTokens = players.reduce((sum, player) => sum + player.laidTokens.length, 0);
  update(draft, { left: [], right: [], tokensLeft: draft.state.tokensLeft + laidTokens });
  players.forEach((_, seat) => changePlayer(draft, seat, { used: 0, laidTokens: [] }));
  if (sister && day < LAST_DAY) turnColour(draft);
  if (options.mode === 'family') update(draft, { order: [...order.slice(1), ...order.slice(0, 1)] });
  if (day < LAST_DAY) {
    update(draft, { day: day + 1 });
    beginDay(draft);
  } else if (options.mode === 'family') finish(draft);
  else openCheck(draft, 'end');
};

export const finish = (draft: IsleDraft): void => {
  comesToLight(draft); // the lessons
  setPhase(draft, { name: 'over' });
  announce(draft, { what: 'ended' });
};
