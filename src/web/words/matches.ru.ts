import { plural } from '../../words/plural.ts';
import type { MatchesWords } from './matches.en.ts';

const n = plural('ru');

const words: MatchesWords = {
  all: 'Все',
  game: 'Игра',
  mode: 'Вид партии',
  result: 'Итог',
  results: { won: 'Победа', lost: 'Поражение', drawn: 'Ничья', none: 'Без итога' },
  company: 'Люди и боты',
  companies: { people: 'С людьми', bots: 'Только с ботами' },
  with: 'С кем?',
  chosen: 'Этот человек',
  period: 'За всё время',
  periods: { week: 'Последние 7 дней', month: 'Последние 30 дней', year: 'Последние 365 дней' },
  today: 'Сегодня',
  yesterday: 'Вчера',
  former: 'бывший гость',
  review: 'Разбор',
  replay: 'повтор',
  more: 'Показать более ранние',
  none: 'Партий ещё не было.',
  noneMore: 'Здесь будут партии с этого сервера и их повторы.',
  noSuch: 'Таких партий нет.',
  showAll: 'Показать все',
  counts: ({ played, won, lost, drawn }) =>
    [
      n(played, { one: '# партия', few: '# партии', many: '# партий' }),
      n(won, { one: '# победа', few: '# победы', many: '# побед' }),
      n(lost, { one: '# поражение', few: '# поражения', many: '# поражений' }),
      n(drawn, { one: '# ничья', few: '# ничьи', many: '# ничьих' }),
    ].join(', '),
};
export default words;
