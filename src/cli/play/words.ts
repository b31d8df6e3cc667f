import type { Locale } from '../../words/plural.ts';

/** Texts of the terminal besides the words of the game. */
interface TerminalWords {
  readonly promise: (commitment: string) => string;
  readonly howTo: string;
  readonly yourMove: (seat: string) => string;
  readonly youCan: (moves: string) => string;
  readonly hint: (move: string) => string;
  readonly saved: (file: string) => string;
  readonly notSaved: (file: string, why: string) => string;
  readonly alreadyThere: (file: string) => string;
  readonly saveWhere: string;
  readonly keepIt: string;
  readonly won: (names: string) => string;
  readonly drawn: string;
  readonly stopped: string;
  readonly seed: (seed: string) => string;
}

export const TERMINAL: Readonly<Record<Locale, TerminalWords>> = {
  en: {
    promise: (commitment) => `The seed of this match is promised: SHA-256 ${commitment}`,
    howTo: 'Type a move. ? lists what you can do, hint asks a bot, save FILE keeps the match, quit leaves.',
    yourMove: (seat) => `Your move (${seat}):`,
    youCan: (moves) => `You can: ${moves}`,
    hint: (move) => `A strong bot would play ${move}.`,
    saved: (file) => `Saved in ${file}.`,
    notSaved: (file, why) => `${file} could not be written (${why}).`,
    alreadyThere: (file) => `${file} is already there: choose another name, or start with --force.`,
    saveWhere: 'Save in which file? Type: save FILE',
    keepIt: 'save FILE keeps the match, Enter leaves:',
    won: (names) => `The winner: ${names}.`,
    drawn: 'A draw.',
    stopped: 'The match is not finished.',
    seed: (seed) => `The seed was: ${seed}`,
  },
  uk: {
    promise: (commitment) => `Хеш таємного числа цієї партії (SHA-256): ${commitment}`,
    howTo: 'Введи хід. ? — що можна зробити, hint — порада бота, save ФАЙЛ — зберегти, quit — вийти.',
    yourMove: (seat) => `Твій хід (${seat}):`,
    youCan: (moves) => `Можна: ${moves}`,
    hint: (move) => `Сильний бот зіграв би ${move}.`,
    saved: (file) => `Збережено у ${file}.`,
    notSaved: (file, why) => `Не вдалося записати ${file} (${why}).`,
    alreadyThere: (file) => `${file} вже існує: обери іншу назву або додай --force.`,
    saveWhere: 'У який файл зберегти? Введи: save ФАЙЛ',
    keepIt: 'save ФАЙЛ — зберегти партію, Enter — вийти:',
    won: (names) => `Перемога: ${names}.`,
    drawn: 'Нічия.',
    stopped: 'Партію не дограно.',
    seed: (seed) => `Таємне число: ${seed}`,
  },
  ru: {
    promise: (commitment) => `Хеш тайного числа этой партии (SHA-256): ${commitment}`,
    howTo: 'Введи ход. ? — что можно сделать, hint — совет бота, save ФАЙЛ — сохранить, quit — выйти.',
    yourMove: (seat) => `Твой ход (${seat}):`,
    youCan: (moves) => `Можно: ${moves}`,
    hint: (move) => `Сильный бот сыграл бы ${move}.`,
    saved: (file) => `Сохранено в ${file}.`,
    notSaved: (file, why) => `Не удалось записать ${file} (${why}).`,
    alreadyThere: (file) => `${file} уже существует: выбери другое название или добавь --force.`,
    saveWhere: 'В какой файл сохранить? Введи: save ФАЙЛ',
    keepIt: 'save ФАЙЛ — сохранить партию, Enter — выйти:',
    won: (names) => `Победа: ${names}.`,
    drawn: 'Ничья.',
    stopped: 'Партия не доиграна.',
    seed: (seed) => `Тайное число: ${seed}`,
  },
};
