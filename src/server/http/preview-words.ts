import type { Locale } from '../../words/plural.ts';

/** The words of the previews that messengers show for a link. */
export interface PreviewWords {
  readonly about: string; // of the whole place
  invites(name: string, game: string): string;
  match(game: string): string;
  replay(game: string): string;
  readonly watch: string;
  minutes(count: number): string;
}

export const PREVIEW_WORDS: Readonly<Record<Locale, PreviewWords>> = {
  en: {
    about: 'A digital table for cat board games: with friends, with bots, online and offline.',
    invites: (name, game) => `${name} invites you to play ${game}`,
    match: (game) => `A match of ${game}`,
    replay: (game) => `Replay: ${game}`,
    watch: 'Open it to watch.',
    minutes: (count) => `About ${count} min, no sign-up.`,
  },
  uk: {
    about: 'Настільні ігри про котів: із друзями, з ботами, онлайн і без інтернету.',
    invites: (name, game) => `${name} запрошує на партію в «${game}»`,
    match: (game) => `Партія в «${game}»`,
    replay: (game) => `Повтор партії в «${game}»`,
    watch: 'Відкрий, щоб подивитися.',
    minutes: (count) => `Приблизно ${count} хв, без реєстрації.`,
  },
  ru: {
    about: 'Настольные игры про кошек: с друзьями, с ботами, онлайн и без интернета.',
    invites: (name, game) => `${name} приглашает на партию в «${game}»`,
    match: (game) => `Партия в «${game}»`,
    replay: (game) => `Повтор партии в «${game}»`,
    watch: 'Открой, чтобы посмотреть.',
    minutes: (count) => `Примерно ${count} мин, без регистрации.`,
  },
};
