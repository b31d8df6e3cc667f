import type { NoticeWords } from './notices.en.ts';

/** The same in Ukrainian. */
export const notices: NoticeWords = {
  label: 'Новини для тебе',
  invitation: (name) => `${name} кличе за стіл`,
  rematch: (name) => `${name} питає: зіграємо ще раз?`,
  friendRequest: (name) => `${name} хоче дружити`,
  friendAccepted: (name) => `${name} і ти тепер друзі`,
  yourTurn: (game) => `${game}: твій хід`,
  begun: (game) => `Є з ким грати: ${game}`,
  matchOver: (game) => `${game}: партію завершено`,
  seated: (name) => `${name} за твоїм столом`,
  round: (round, game) => `Тур ${round} починається: ${game}`,
  goThere: 'До столу',
  look: 'Глянути',
  notNow: 'Не зараз',
};
