import type { AdvanceWords } from './advance.en.ts';

const words: AdvanceWords = {
  tool: 'Заранее',
  title: 'Ответ заранее',
  ask: 'Спрашивать меня',
  more: 'Действует, пока не изменишь, даже когда тебя здесь нет. Больше никто этого не видит.',
};
export default words;
