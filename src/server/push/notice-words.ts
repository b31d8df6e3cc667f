import type { NoticeKind } from '../../protocol/notice-settings.ts';
import { plural, type Locale } from '../../words/plural.ts';

/** The texts of notices, which also appear on a locked phone. No card, no hand, no chat. */
export interface NoticeWords {
  readonly kinds: Readonly<Record<NoticeKind, (game: string) => string>>;
  night(counts: Readonly<Partial<Record<NoticeKind, number>>>): string;
  readonly test: { readonly title: string; readonly body: string };
  readonly server: Readonly<Record<'table' | 'seek' | 'tournament', (game: string) => string>>; // for the webhook of the server
}

const en = plural('en');
const uk = plural('uk');
const ru = plural('ru');

type Counted = Readonly<Record<NoticeKind, (count: number) => string>>;

const listed = (counts: Readonly<Partial<Record<NoticeKind, number>>>, words: Counted): string =>
  Object.entries(words)
    .map(([kind, say]) => ({ say, count: counts[kind as NoticeKind] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ say, count }) => say(count))
    .join(', ');

export const NOTICE_WORDS: Readonly<Record<Locale, NoticeWords>> = {
  en: {
    kinds: {
      turn: (game) => `Your turn: ${game}`,
      found: (game) => `Somebody to play with: ${game}`,
      invitation: (game) => `You are invited: ${game}`,
      seated: (game) => `Somebody sat down: ${game}`,
      over: (game) => `The match is over: ${game}`,
      round: (game) => `Your round begins: ${game}`,
    },
    night: (counts) =>
      `Meanwhile: ${listed(counts, {
        turn: (count) => en(count, { one: 'your turn once', other: 'your turn # times' }),
        found: (count) => en(count, { one: '# person to play with', other: '# people to play with' }),
        invitation: (count) => en(count, { one: '# invitation', other: '# invitations' }),
        seated: (count) => en(count, { one: '# seat taken', other: '# seats taken' }),
        over: (count) => en(count, { one: '# match over', other: '# matches over' }),
        round: (count) => en(count, { one: '# round of a tournament', other: '# rounds of tournaments' }),
      })}`,
    test: { title: 'It works', body: 'Clowder’s notices will come here.' },
    server: {
      table: (game) => `A seat is free: ${game}`,
      seek: (game) => `Looking for company: ${game}`,
      tournament: (game) => `A tournament is open: ${game}`,
    },
  },
  uk: {
    kinds: {
      turn: (game) => `Твій хід: ${game}`,
      found: (game) => `Є з ким грати: ${game}`,
      invitation: (game) => `Тебе кличуть за стіл: ${game}`,
      seated: (game) => `Хтось сів за твій стіл: ${game}`,
      over: (game) => `Партію завершено: ${game}`,
      round: (game) => `Починається твій тур: ${game}`,
    },
    night: (counts) =>
      `Тим часом: ${listed(counts, {
        turn: (count) =>
          uk(count, { one: '# хід за тобою', few: '# ходи за тобою', many: '# ходів за тобою' }),
        found: (count) =>
          uk(count, {
            one: 'знайшовся # суперник',
            few: 'знайшлися # суперники',
            many: 'знайшлося # суперників',
          }),
        invitation: (count) => uk(count, { one: '# запрошення', few: '# запрошення', many: '# запрошень' }),
        seated: (count) =>
          uk(count, { one: '# зайняте місце', few: '# зайняті місця', many: '# зайнятих місць' }),
        over: (count) =>
          uk(count, { one: '# завершена партія', few: '# завершені партії', many: '# завершених партій' }),
        round: (count) =>
          uk(count, { one: '# тур у турнірі', few: '# тури в турнірах', many: '# турів у турнірах' }),
      })}`,
    test: { title: 'Працює', body: 'Сюди приходитимуть сповіщення Clowder.' },
    server: {
      table: (game) => `Є вільне місце: ${game}`,
      seek: (game) => `Шукають компанію: ${game}`,
      tournament: (game) => `Відкрито турнір: ${game}`,
    },
  },
  ru: {
    kinds: {
      turn: (game) => `Твой ход: ${game}`,
      found: (game) => `Есть с кем играть: ${game}`,
      invitation: (game) => `Тебя зовут за стол: ${game}`,
      seated: (game) => `Кто-то сел за твой стол: ${game}`,
      over: (game) => `Партия завершена: ${game}`,
      round: (game) => `Начинается твой тур: ${game}`,
    },
    night: (counts) =>
      `Тем временем: ${listed(counts, {
        turn: (count) =>
          ru(count, { one: '# ход за тобой', few: '# хода за тобой', many: '# ходов за тобой' }),
        found: (count) =>
          ru(count, { one: 'нашёлся # соперник', few: 'нашлись # соперника', many: 'нашлось # соперников' }),
        invitation: (count) =>
          ru(count, { one: '# приглашение', few: '# приглашения', many: '# приглашений' }),
        seated: (count) =>
          ru(count, { one: '# занятое место', few: '# занятых места', many: '# занятых мест' }),
        over: (count) =>
          ru(count, {
            one: '# завершённая партия',
            few: '# завершённые партии',
            many: '# завершённых партий',
          }),
        round: (count) =>
          ru(count, { one: '# тур в турнире', few: '# тура в турнирах', many: '# туров в турнирах' }),
      })}`,
    test: { title: 'Работает', body: 'Сюда будут приходить уведомления Clowder.' },
    server: {
      table: (game) => `Есть свободное место: ${game}`,
      seek: (game) => `Ищут компанию: ${game}`,
      tournament: (game) => `Открыт турнир: ${game}`,
    },
  },
};
