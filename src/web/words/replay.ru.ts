import type { ReplayWords } from './replay.en.ts';

/** The words of the replay in Russian that must be there even if the rest cannot be loaded. */
export const replay: ReplayWords = {
  title: 'Повтор',
  name: (game) => `Повтор · ${game}`,
  notLoaded: 'Не удалось загрузить партию.',
  notLoadedMore: 'Она никуда не делась. Проверь связь и загрузи ещё раз.',
  notHere: 'Такой партии нет.',
  notHereMore: 'Партия из другого браузера хранится только там.',
};
