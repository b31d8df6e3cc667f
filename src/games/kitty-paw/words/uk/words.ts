import type { Seat } from '../../../../kernel/game.ts';
import type { NameOf } from '../../../../words/game-words.ts';
import { decimalComma, plural, withMinus, withSign } from '../../../../words/plural.ts';
import { cardOf } from '../../rules/cards/cards.ts';
import { breedOf } from '../../rules/race/notation.ts';
import type { WrongPiece } from '../../rules/cards/pieces.ts';
import type { Target } from '../../rules/race/types.ts';
import duel from './duel.ts';
import hint from './hint.ts';
import hints from './hints.ts';
import moves from './moves.ts';
import review from './review.ts';
import studio from './studio.ts';
import table from './table.ts';
import title from './title.ts';
import type { KittyPawWords } from '../types.ts';

const n = plural('uk');
const all = (seats: readonly Seat[], who: NameOf): string => seats.map(who).join(', ');
const seconds = (ms: number): string => `${decimalComma(ms / 1000)} с`;
const { boxCats } = table;
const kitty = (tile: number): string => table.cats[breedOf(tile)].toLowerCase();
const wrong = (piece: WrongPiece): string =>
  piece === 'box' ? 'коробка' : piece === 'cat' ? 'гість у коробці' : table.cats[piece].toLowerCase();
const target = (of: Target): string =>
  of.on === 'card'
    ? `картка ${of.place + 1}`
    : of.on === 'tile'
      ? kitty(of.tile)
      : of.on === 'cat'
        ? `закрита коробка ${of.slot + 1}`
        : '«Няв»';
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const moved = (of: object): string =>
  'tile' in of ? kitty(Number(of.tile)) : 'slot' in of ? 'гість' : 'коробка';

const uk: KittyPawWords = {
  ...title,
  goal: ({ mode }, players) =>
    mode === 'duel' ? duel.goal : players === 1 ? table.start.goalAlone : table.start.goal,
  move: moves,
  legend:
    'J E R A D B P — породи; a не спить, s спить; цифра — поворот; H, V — коробка лежить або стоїть; # — закрита коробка.',
  options: {
    mode: {
      label: 'Як грати',
      values: { race: 'Перегони за одним столом', duel: 'Дуель: кожен сам, порівняння потім' },
    },
    deck: {
      label: 'Колода',
      values: {
        stacked: 'Спершу легкі картки',
        mixed: 'Усі рівні разом',
        'mixed-both': 'Усі 48 карток разом',
      },
    },
    levelTwo: { label: 'Картки рівня II', values: { a: 'Перший набір', b: 'Другий набір' } },
    endCount: {
      label: 'Коли кінець гри',
      values: { all: 'У когось п’ять карток', scored: 'У когось п’ять зарахованих карток: довга гра' },
    },
    tieBreak: {
      label: 'Якщо лідерів кілька',
      values: { rounds: 'Додаткові раунди', 'sudden-death': 'Перше правильне «Няв» перемагає' },
    },
    touch: {
      label: 'Хто торкнеться лапки останнім',
      values: {
        last: 'Платить',
        mercy: 'Платить, а вдвох — лише якщо повільно',
        calm: 'Ніхто не торкається: спокійна гра',
      },
    },
    headStart: {
      label: 'Фора',
      values: {
        0: 'Немає',
        200: 'Решта тягнеться на 0,2 с довше',
        400: 'Решта тягнеться на 0,4 с довше',
        600: 'Решта тягнеться на 0,6 с довше',
      },
    },
    headStartFor: { label: 'Кому фора', values: { 1: 'Місце 1', 2: 'Місце 2', 3: 'Місце 3', 4: 'Місце 4' } },
  },
  refusals: {
    'wait-for-the-start': () => 'Зачекай на сигнал.',
    'already-holding': () => 'Твоя лапка вже на столі.',
    'not-holding': () => 'Твоя лапка не на столі.',
    'wait-for-the-others': () => 'Зачекай на інших ще трохи.',
    paused: () => 'Зараз пауза.',
    'not-paused': () => 'Паузи немає.',
    'goes-on-already': () => 'Гра от-от продовжиться.',
    'no-pause-now': () => 'Пауза можлива, поки всі складають, і між раундами перегонів.',
    'too-late-for-that': () => 'У цьому раунді вже запізно.',
    'paw-busy': () => 'Твоя лапка ще зайнята.',
    'paw-full': () => 'У лапці вже щось є: бери по одному.',
    'paw-empty': () => 'Твоя лапка порожня.',
    'have-a-card': () => 'У тебе вже є картка.',
    'card-first': () => 'Спершу візьми картку.',
    'card-gone': () => 'Цієї картки вже немає.',
    'tile-gone': () => 'Цього кота вже немає посередині.',
    'not-on-your-mat': () => 'Цього немає на твоєму килимку.',
    'too-many-tiles': ({ most }) =>
      `На килимку вже ${n(most, { one: '# кіт', few: '# коти', many: '# котів' })}: спершу поклади одного назад.`,
    'cat-gone': () => 'Цієї закритої коробки зараз немає на місці.',
    'box-not-here': () => 'Твоя коробка не біля килимка.',
    'box-taken': () => 'У твоїй коробці вже хтось сидить.',
    'no-cat-in-the-box': () => 'Твоя коробка порожня.',
    'cats-live-in-boxes': () => 'Місце гостя — у коробці, а не на килимку.',
    'only-cats-live-in-boxes': () => 'У коробку садять лише гостя.',
    'nothing-to-flip': () => 'Це не перевертається.',
    'only-tiles-turn': () => 'Обертати можна лише котів.',
    'off-the-mat': () => 'Це поза килимком.',
    'no-meow-yet': () => 'Зараз ніхто не нявкає.',
    'you-meowed': () => 'Це твоє «Няв»: торкаються інші.',
    'touched-already': () => 'Торкатися ще раз не треба.',
    'wrong-paw': () => 'Лапка з іншого боку.',
    'run-over': () => 'Твій забіг завершено.',
  },
  events: {
    round: ({ round, extra }) => (extra ? `Раунд ${round}, додатковий.` : `Раунд ${round}.`),
    holding: ({ seat }, who) => `${who(seat)}: лапка на столі.`,
    released: ({ seat, early }, who) => `${who(seat)}: лапка вгору${early ? ', зарано' : ''}.`,
    'began-without': ({ seat, missing }, who) => `${who(seat)}: старт. Немає: ${all(missing, who)}.`,
    countdown: () => 'Лапки на столі…',
    paused: ({ seat }, who) => `Пауза: ${who(seat)}.`,
    resumed: ({ seat }, who) => `${who(seat)}: далі! 3, 2, 1…`,
    'goes-on': () => 'Раунд триває.',
    go: () => 'Котяча лапка!',
    reached: ({ seat, target: of }, who) => `${who(seat)}: лапка тягнеться (${target(of)}).`,
    'took-card': ({ seat, place, card, dealt }, who) =>
      `${who(seat)}: ${dealt ? 'дісталася картка' : 'картка'} ${place + 1}, ${table.points(cardOf(card).points)}.`,
    grabbed: ({ seat, tile }, who) => `${who(seat)}: ${kitty(tile)} в лапці.`,
    peeked: ({ seat, slot, cat }, who) =>
      `${who(seat)}: у коробці ${slot + 1} — ${boxCats[cat].toLowerCase()}.`,
    snatched: ({ seat, by, target: of, apart }, who) =>
      `${capital(target(of))}: ${who(by)}, потім ${who(seat)} (різниця ${apart} мс).`,
    'picked-box': ({ seat }, who) => `${who(seat)}: коробка в лапці.`,
    put: ({ seat, moved: what }, who) => `${who(seat)}: ${moved(what)} на килимку.`,
    'kept-cat': ({ seat, cat }, who) => `${who(seat)}: у своїй коробці — ${boxCats[cat].toLowerCase()}.`,
    flipped: ({ seat, thing }, who) =>
      `${who(seat)}: ${thing === 'box' ? 'коробка' : kitty(thing)} іншим боком.`,
    turned: ({ seat, tile }, who) => `${who(seat)}: ${kitty(tile)}, поворот.`,
    lifted: ({ seat, moved: what }, who) => `${who(seat)}: ${moved(what)} знову в лапці.`,
    returned: ({ seat, moved: what }, who) => `${who(seat)}: ${moved(what)} знову на місці.`,
    meow: ({ seat, ms }, who) => `${who(seat)}: «Няв!» за ${seconds(ms)}.`,
    touched: ({ seat, reaction, early }, who) =>
      `${who(seat)}: дотик через ${reaction} мс${early ? ', зарано' : ''}.`,
    excused: ({ seat }, who) => `${who(seat)}: без зв’язку, торкатися не треба.`,
    last: ({ seat, points }, who) => `${who(seat)}: останній дотик, ${withMinus(points)}.`,
    spared: ({ seat, reaction }, who) =>
      `${who(seat)}: останній дотик, але швидкий (${reaction} мс), без штрафу.`,
    checked: ({ seat, correct, wrong: pieces, points }, who) =>
      correct
        ? `${who(seat)}: усе правильно, ${withSign(points)}.`
        : `${who(seat)}: є помилки (${pieces.map(wrong).join(', ')}), ${withMinus(points)}.`,
    'too-late': ({ seat, points }, who) => `${who(seat)}: час вийшов, ${withMinus(points)}.`,
    nobody: () => 'Ніхто не нявкає: ці картки виходять із гри.',
    'photo-finish': ({ finish: { grabs } }, who) =>
      grabs.length
        ? `Фотофініш: ${grabs.map((one) => `${target(one.target)} — ${who(one.winner)}, потім ${who(one.loser)} (різниця ${one.apart} мс, упевненість ${one.sure} %)`).join('; ')}.`
        : 'Фотофініш: ніхто не тягнувся по те саме.',
    out: ({ seat }, who) => `${who(seat)}: поза грою.`,
    tied: ({ seats }, who) => `Далі грають лідери: ${all(seats, who)}.`,
    'run-began': ({ seat }, who) => `${who(seat)}: старт забігу.`,
    'next-card': ({ seat, nth }, who) => `${who(seat)}: зараз буде картка ${nth}.`,
    tried: ({ seat, nth, how, ms, wrong: pieces }, who) =>
      how === 'right'
        ? `${who(seat)}: картка ${nth} правильна, ${seconds(ms)}.`
        : how === 'wrong'
          ? `${who(seat)}: картка ${nth} неправильна (${pieces.map(wrong).join(', ')}).`
          : `${who(seat)}: час на картку ${nth} вийшов.`,
    'run-over': ({ seat }, who) => `${who(seat)}: забіг завершено.`,
    compared: ({ nth, of: { fastest, ms } }, who) =>
      ms === null
        ? `Картка ${nth}: ніхто не склав правильно.`
        : `Картка ${nth}: найшвидше — ${all(fastest, who)}, ${seconds(ms)}.`,
    ended: ({ winners, totals }, who) =>
      `Кінець: ${totals.map(withMinus).join(' : ')}.${winners.length > 0 && totals.length > 1 ? ` Перемога: ${all(winners, who)}.` : ''}`,
  },
  lines: {
    kitties: () => 'Зараховані картки',
    penalties: () => 'Штрафні картки',
    'sudden-death': () => 'Перше правильне «Няв» у додатковому раунді',
    quicker: ({ seconds: took }) => `Менше часу на всі картки: ${decimalComma(Number(took))} с`,
    'rating-none': () => 'Ще трохи вправ',
    'rating-kitten': () => 'Звання: кошеня',
    'rating-cat': () => 'Звання: кіт',
    'rating-lucky': () => 'Звання: кіт удачі',
  },
  hints,
  board: {
    table,
    duel,
    review,
    studio,
    hint,
    ending: { right: 'Правильні «Няв»', last: 'Останні дотики', fastest: 'Найшвидша картка' },
  },
};
export default uk;
