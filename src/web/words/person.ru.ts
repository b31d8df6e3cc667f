import { plural } from '../../words/plural.ts';
import type { PersonWords } from './person.en.ts';

const n = plural('ru');
const RESULTS = { won: 'победа', lost: 'поражение', drawn: 'ничья', none: 'без итога' };
const matches = (played: number): string => n(played, { one: '# партия', few: '# партии', many: '# партий' });
const wins = (won: number): string => n(won, { one: '# победа', few: '# победы', many: '# побед' });
const losses = (lost: number): string =>
  n(lost, { one: '# поражение', few: '# поражения', many: '# поражений' });

const words: PersonWords = {
  ratings: 'Рейтинги',
  since: (month, played) => `Первая партия: ${month} · ${matches(played)}`,
  withMe: (played, mine, theirs) => `С тобой ${matches(played)}: у тебя ${wins(mine)}, ${losses(theirs)}`,
  wins: (won, played) => `${wins(won)} из ${played}`,
  missing: (more) =>
    n(more, {
      one: 'ещё примерно # партия до точного рейтинга',
      few: 'ещё примерно # партии до точного рейтинга',
      many: 'ещё примерно # партий до точного рейтинга',
    }),
  form: (results) =>
    `От самой давней к последней: ${results.map((won) => RESULTS[won ?? 'none']).join(', ')}`,
  last: 'Последние партии',
  all: 'Все',
  records: 'Рекорды',
  best: (score) =>
    n(score, { one: 'Больше всего: # очко', few: 'Больше всего: # очка', many: 'Больше всего: # очков' }),
  streak: (won) => `${wins(won)} подряд`,
  replay: 'Смотреть повтор',
  met: 'Самые частые соперники',
  matches,
  score: (won, lost) => `${wins(won)}, ${losses(lost)}`,
  nothing: 'Пока нет партий, которые можно показать.',
  hidden: 'Эту страницу видят не все.',
  gone: 'Этого гостя здесь больше нет. Остались только ваши общие партии.',
  goneAlone: 'Этого гостя здесь больше нет.',
  keep: 'Сохранить мой аккаунт',
  keepMore: 'Всё это есть только в этом браузере.',
  keepHow: 'Как сохранить',
  notNow: 'Не сейчас',
  here: 'Сейчас здесь',
  playing: (game) => `Сейчас играет: ${game}`,
  watch: 'Смотреть',
  playFirst: 'Сыграть первую',
  again: 'Попробовать ещё раз',
};
export default words;
