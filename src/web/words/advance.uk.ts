import type { AdvanceWords } from './advance.en.ts';

const words: AdvanceWords = {
  tool: 'Наперед',
  title: 'Відповідь наперед',
  ask: 'Питати мене',
  more: 'Діє, доки не зміниш, навіть коли тебе тут немає. Ніхто інший цього не бачить.',
};
export default words;
