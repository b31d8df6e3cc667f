/** The words of the replay in English that must be there even if the rest cannot be loaded. */
export const replay = {
  title: 'Replay',
  name: (game: string) => `Replay · ${game}`,
  notLoaded: 'The match could not be loaded.',
  notLoadedMore: 'It is still there. Check the connection and load it again.',
  notHere: 'There is no such match.',
  notHereMore: 'A match played in another browser is kept only there.',
};

export type ReplayWords = typeof replay;
