/** What a person is told on any page, in English. */
export const notices = {
  label: 'News for you',
  invitation: (name: string) => `${name} asks you to the table`,
  rematch: (name: string) => `${name} asks: once more?`,
  friendAccepted: (name: string) => `${name} and you are friends now`,
  yourTurn: (game: string) => `Your turn in ${game}`,
  begun: (game: string) => `Somebody is found: ${game}`,
  matchOver: (game: string) => `A match of ${game} is over`,
  seated: (name: string) => `${name} sits at your table`,
  round: (round: number, game: string) => `Round ${round} begins: ${game}`,
  goThere: 'To the table',
  look: 'Look',
  notNow: 'Not now',
};
export type NoticeWords = typeof notices;
