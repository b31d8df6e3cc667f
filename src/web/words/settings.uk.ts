import type { SettingsWords } from './settings.en.ts';

/** The words of the settings in Ukrainian; loaded with them. */
const words: SettingsWords = {
  language: 'Мова',
  look: 'Вигляд',
  themes: { system: 'Як на пристрої', light: 'День', dark: 'Вечір' },
  text: 'Розмір тексту',
  sample: 'Кошеня не може штовхнути кота.',
  table: 'За столом',
  secondTap: 'Підтверджувати хід другим дотиком',
  secondTapMore: 'Жодного випадкового ходу',
  signs: 'Значки на кожному кольорі',
  signsMore: 'Місяць, рибка, листок, зірка',
  calm: 'Менше анімації',
  calmMore: 'Плавна поява замість стрибків',
  soundMore: 'Короткі й тихі',
  hints: 'Підказки в першій партії',
  hintsMore: 'Кожна з’являється один раз; увімкни, щоб побачити всі знову',
  notices: 'Сповіщення: про що й коли',
  kept: 'Твій вибір зберігається в цьому браузері.',
  account: 'Акаунт',
  privacy: 'Що зберігається',
};
export default words;
