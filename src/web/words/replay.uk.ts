import type { ReplayWords } from './replay.en.ts';

/** The words of the replay in Ukrainian that must be there even if the rest cannot be loaded. */
export const replay: ReplayWords = {
  title: 'Повтор',
  name: (game) => `Повтор · ${game}`,
  notLoaded: 'Не вдалося завантажити партію.',
  notLoadedMore: 'Вона нікуди не ділася. Перевір зв’язок і завантаж ще раз.',
  notHere: 'Такої партії немає.',
  notHereMore: 'Партія з іншого браузера зберігається лише там.',
};
