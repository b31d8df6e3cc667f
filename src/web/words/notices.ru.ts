import type { NoticeWords } from './notices.en.ts';

/** The same in Russian. */
export const notices: NoticeWords = {
  label: 'Новости для тебя',
  invitation: (name) => `${name} зовёт за стол`,
  rematch: (name) => `${name} спрашивает: сыграем ещё раз?`,
  friendRequest: (name) => `${name} хочет дружить`,
  friendAccepted: (name) => `${name} и ты теперь друзья`,
  yourTurn: (game) => `${game}: твой ход`,
  begun: (game) => `Есть с кем играть: ${game}`,
  matchOver: (game) => `${game}: партия окончена`,
  seated: (name) => `${name} за твоим столом`,
  round: (round, game) => `Тур ${round} начинается: ${game}`,
  goThere: 'К столу',
  look: 'Взглянуть',
  notNow: 'Не сейчас',
};
