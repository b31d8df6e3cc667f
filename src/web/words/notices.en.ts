/** The words of notices on any page, in English. */
export const notices = {
  label: 'News for you',
  invitation: (name: string) => `${name} invites you to a table`,
  rematch: (name: string) => `${name} asks: once more?`,
  friendRequest: (name: string) => `${name} wants to be friends`,
  friendAccepted: (name: string) => `${name} and you are friends now`,
  yourTurn: (game: string) => `Your turn in ${game}`,
  begun: (game: string) => `Somebody to play with: ${game}`,
  matchOver: (game: string) => `A match of ${game} is over`,
  seated: (name: string) => `${name} sat down at your table`,
  round: (round: number, game: string) => `Round ${round} begins: ${game}`,
  goThere: 'To the table',
  look: 'Look',
  notNow: 'Not now',
};
export type NoticeWords = typeof notices;
