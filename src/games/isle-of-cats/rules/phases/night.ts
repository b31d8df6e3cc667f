import { change, changePlayer, comesToLight, setPhase, tell, type Story } from '../story.ts';
import { beginDay } from './morning.ts';
import { openCheck } from './ready.ts';
import { turnColour } from './sister.ts';

export const LAST_DAY = 5;

/** The end of a day: whoever was not rescued is gone, baskets are whole again, and the boat comes a space nearer. */
export const night = (story: Story): void => {
  const { day, left, right, options, order, players, sister } = story.state;
  tell(story, { what: 'night', day, left: [...left, ...right] });
  const laidTokens = players.reduce((sum, player) => sum + player.laidTokens.length, 0);
  change(story, { left: [], right: [], tokensLeft: story.state.tokensLeft + laidTokens });
  players.forEach((_, seat) => changePlayer(story, seat, { used: 0, laidTokens: [] }));
  if (sister && day < LAST_DAY) turnColour(story);
  if (options.mode === 'family') change(story, { order: [...order.slice(1), ...order.slice(0, 1)] });
  if (day < LAST_DAY) {
    change(story, { day: day + 1 });
    beginDay(story);
  } else if (options.mode === 'family') finish(story);
  else openCheck(story, 'end');
};

export const finish = (story: Story): void => {
  comesToLight(story); // the lessons
  setPhase(story, { name: 'over' });
  tell(story, { what: 'ended' });
};
