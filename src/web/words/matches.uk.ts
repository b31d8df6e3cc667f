import { plural } from '../../words/plural.ts';
import type { MatchesWords } from './matches.en.ts';

const n = plural('uk');

const words: MatchesWords = {
  all: 'Усі',
  game: 'Гра',
  mode: 'Вид партії',
  result: 'Підсумок',
  results: { won: 'Перемога', lost: 'Поразка', drawn: 'Нічия', none: 'Без підсумку' },
  company: 'Люди й боти',
  companies: { people: 'З людьми', bots: 'Лише з ботами' },
  with: 'З ким?',
  chosen: 'Ця людина',
  period: 'За весь час',
  periods: { week: 'Останні 7 днів', month: 'Останні 30 днів', year: 'Останні 365 днів' },
  today: 'Сьогодні',
  yesterday: 'Учора',
  former: 'колишній гість',
  review: 'Розбір',
  replay: 'повтор',
  more: 'Показати давніші',
  none: 'Партій ще не було.',
  noneMore: 'Тут будуть партії з цього сервера та їхні повтори.',
  noSuch: 'Таких партій немає.',
  showAll: 'Показати всі',
  counts: ({ played, won, lost, drawn }) =>
    [
      n(played, { one: '# партія', few: '# партії', many: '# партій' }),
      n(won, { one: '# перемога', few: '# перемоги', many: '# перемог' }),
      n(lost, { one: '# поразка', few: '# поразки', many: '# поразок' }),
      n(drawn, { one: '# нічия', few: '# нічиї', many: '# нічиїх' }),
    ].join(', '),
};
export default words;
