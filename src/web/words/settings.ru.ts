import type { SettingsWords } from './settings.en.ts';

/** The words of the settings in Russian; loaded with them. */
const words: SettingsWords = {
  language: 'Язык',
  look: 'Вид',
  themes: { system: 'Как на устройстве', light: 'День', dark: 'Вечер' },
  text: 'Размер текста',
  sample: 'Котёнок не может толкнуть кота.',
  table: 'За столом',
  secondTap: 'Подтверждать ход вторым касанием',
  secondTapMore: 'Ни одного случайного хода',
  signs: 'Значки на каждом цвете',
  signsMore: 'Луна, рыбка, листок, звезда',
  calm: 'Меньше анимации',
  calmMore: 'Плавное появление вместо прыжков',
  soundMore: 'Короткие и тихие',
  hints: 'Подсказки в первой партии',
  hintsMore: 'Каждая появляется один раз; включи, чтобы увидеть все снова',
  notices: 'Уведомления: о чём и когда',
  kept: 'Твой выбор хранится в этом браузере.',
  account: 'Аккаунт',
  privacy: 'Что хранится',
};
export default words;
