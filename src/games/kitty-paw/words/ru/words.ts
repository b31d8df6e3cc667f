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

const n = plural('ru');
const all = (seats: readonly Seat[], who: NameOf): string => seats.map(who).join(', ');
const seconds = (ms: number): string => `${decimalComma(ms / 1000)} с`;
const { boxCats } = table;
const kitty = (tile: number): string => table.cats[breedOf(tile)].toLowerCase();
const wrong = (piece: WrongPiece): string =>
  piece === 'box' ? 'коробка' : piece === 'cat' ? 'гость в коробке' : table.cats[piece].toLowerCase();
const target = (of: Target): string =>
  of.on === 'card'
    ? `карта ${of.place + 1}`
    : of.on === 'tile'
      ? kitty(of.tile)
      : of.on === 'cat'
        ? `закрытая коробка ${of.slot + 1}`
        : '«Мяу»';
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const moved = (of: object): string =>
  'tile' in of ? kitty(Number(of.tile)) : 'slot' in of ? 'гость' : 'коробка';

const ru: KittyPawWords = {
  ...title,
  goal: ({ mode }, players) =>
    mode === 'duel' ? duel.goal : players === 1 ? table.start.goalAlone : table.start.goal,
  move: moves,
  legend:
    'J E R A D B P — породы; a не спит, s спит; цифра — поворот; H, V — коробка лежит или стоит; # — закрытая коробка.',
  options: {
    mode: {
      label: 'Как играть',
      values: { race: 'Гонка за одним столом', duel: 'Дуэль: каждый сам, сравнение потом' },
    },
    deck: {
      label: 'Колода',
      values: {
        stacked: 'Сначала лёгкие карты',
        mixed: 'Все уровни вместе',
        'mixed-both': 'Все 48 карт вместе',
      },
    },
    levelTwo: { label: 'Карты уровня II', values: { a: 'Первый набор', b: 'Второй набор' } },
    endCount: {
      label: 'Когда конец игры',
      values: { all: 'У кого-то пять карт', scored: 'У кого-то пять зачтённых карт: долгая игра' },
    },
    tieBreak: {
      label: 'Если лидеров несколько',
      values: { rounds: 'Дополнительные раунды', 'sudden-death': 'Первое верное «Мяу» побеждает' },
    },
    touch: {
      label: 'Кто коснётся лапки последним',
      values: {
        last: 'Платит',
        mercy: 'Платит, а вдвоём — только если медленно',
        calm: 'Никто не касается: спокойная игра',
      },
    },
    headStart: {
      label: 'Фора',
      values: {
        0: 'Нет',
        200: 'Остальные тянутся на 0,2 с дольше',
        400: 'Остальные тянутся на 0,4 с дольше',
        600: 'Остальные тянутся на 0,6 с дольше',
      },
    },
    headStartFor: { label: 'Кому фора', values: { 1: 'Место 1', 2: 'Место 2', 3: 'Место 3', 4: 'Место 4' } },
  },
  refusals: {
    'wait-for-the-start': () => 'Подожди сигнала.',
    'already-holding': () => 'Твоя лапка уже на столе.',
    'not-holding': () => 'Твоя лапка не на столе.',
    'wait-for-the-others': () => 'Подожди остальных ещё немного.',
    paused: () => 'Сейчас пауза.',
    'not-paused': () => 'Паузы нет.',
    'goes-on-already': () => 'Игра вот-вот продолжится.',
    'no-pause-now': () => 'Пауза возможна, пока все собирают, и между раундами гонки.',
    'too-late-for-that': () => 'В этом раунде уже поздно.',
    'paw-busy': () => 'Твоя лапка ещё занята.',
    'paw-full': () => 'В лапке уже что-то есть: бери по одному.',
    'paw-empty': () => 'Твоя лапка пуста.',
    'have-a-card': () => 'У тебя уже есть карта.',
    'card-first': () => 'Сначала возьми карту.',
    'card-gone': () => 'Этой карты уже нет.',
    'tile-gone': () => 'Этого кота уже нет в середине.',
    'not-on-your-mat': () => 'Этого нет на твоём коврике.',
    'too-many-tiles': ({ most }) =>
      `На коврике уже ${n(most, { one: '# кот', few: '# кота', many: '# котов' })}: сначала положи одного назад.`,
    'cat-gone': () => 'Этой закрытой коробки сейчас нет на месте.',
    'box-not-here': () => 'Твоя коробка не возле коврика.',
    'box-taken': () => 'В твоей коробке уже кто-то сидит.',
    'no-cat-in-the-box': () => 'Твоя коробка пуста.',
    'cats-live-in-boxes': () => 'Место гостя — в коробке, а не на коврике.',
    'only-cats-live-in-boxes': () => 'В коробку сажают только гостя.',
    'nothing-to-flip': () => 'Это не переворачивается.',
    'only-tiles-turn': () => 'Поворачивать можно только котов.',
    'off-the-mat': () => 'Это за краем коврика.',
    'no-meow-yet': () => 'Сейчас никто не мяукает.',
    'you-meowed': () => 'Это твоё «Мяу»: касаются другие.',
    'touched-already': () => 'Касаться ещё раз не нужно.',
    'wrong-paw': () => 'Лапка с другой стороны.',
    'run-over': () => 'Твой забег завершён.',
  },
  events: {
    round: ({ round, extra }) => (extra ? `Раунд ${round}, дополнительный.` : `Раунд ${round}.`),
    holding: ({ seat }, who) => `${who(seat)}: лапка на столе.`,
    released: ({ seat, early }, who) => `${who(seat)}: лапка вверх${early ? ', рано' : ''}.`,
    'began-without': ({ seat, missing }, who) => `${who(seat)}: старт. Нет: ${all(missing, who)}.`,
    countdown: () => 'Лапки на столе…',
    paused: ({ seat }, who) => `Пауза: ${who(seat)}.`,
    resumed: ({ seat }, who) => `${who(seat)}: дальше! 3, 2, 1…`,
    'goes-on': () => 'Раунд продолжается.',
    go: () => 'Кошачья лапка!',
    reached: ({ seat, target: of }, who) => `${who(seat)}: лапка тянется (${target(of)}).`,
    'took-card': ({ seat, place, card, dealt }, who) =>
      `${who(seat)}: ${dealt ? 'досталась карта' : 'карта'} ${place + 1}, ${table.points(cardOf(card).points)}.`,
    grabbed: ({ seat, tile }, who) => `${who(seat)}: ${kitty(tile)} в лапке.`,
    peeked: ({ seat, slot, cat }, who) =>
      `${who(seat)}: в коробке ${slot + 1} — ${boxCats[cat].toLowerCase()}.`,
    snatched: ({ seat, by, target: of, apart }, who) =>
      `${capital(target(of))}: ${who(by)}, потом ${who(seat)} (разница ${apart} мс).`,
    'picked-box': ({ seat }, who) => `${who(seat)}: коробка в лапке.`,
    put: ({ seat, moved: what }, who) => `${who(seat)}: ${moved(what)} на коврике.`,
    'kept-cat': ({ seat, cat }, who) => `${who(seat)}: в своей коробке — ${boxCats[cat].toLowerCase()}.`,
    flipped: ({ seat, thing }, who) =>
      `${who(seat)}: ${thing === 'box' ? 'коробка' : kitty(thing)} другой стороной.`,
    turned: ({ seat, tile }, who) => `${who(seat)}: ${kitty(tile)}, поворот.`,
    lifted: ({ seat, moved: what }, who) => `${who(seat)}: ${moved(what)} снова в лапке.`,
    returned: ({ seat, moved: what }, who) => `${who(seat)}: ${moved(what)} снова на месте.`,
    meow: ({ seat, ms }, who) => `${who(seat)}: «Мяу!» за ${seconds(ms)}.`,
    touched: ({ seat, reaction, early }, who) =>
      `${who(seat)}: касание через ${reaction} мс${early ? ', рано' : ''}.`,
    excused: ({ seat }, who) => `${who(seat)}: без связи, касаться не нужно.`,
    last: ({ seat, points }, who) => `${who(seat)}: последнее касание, ${withMinus(points)}.`,
    spared: ({ seat, reaction }, who) =>
      `${who(seat)}: последнее касание, но быстрое (${reaction} мс), без штрафа.`,
    checked: ({ seat, correct, wrong: pieces, points }, who) =>
      correct
        ? `${who(seat)}: всё верно, ${withSign(points)}.`
        : `${who(seat)}: есть ошибки (${pieces.map(wrong).join(', ')}), ${withMinus(points)}.`,
    'too-late': ({ seat, points }, who) => `${who(seat)}: время вышло, ${withMinus(points)}.`,
    nobody: () => 'Никто не мяукает: эти карты выходят из игры.',
    'photo-finish': ({ finish: { grabs } }, who) =>
      grabs.length
        ? `Фотофиниш: ${grabs.map((one) => `${target(one.target)} — ${who(one.winner)}, потом ${who(one.loser)} (разница ${one.apart} мс, уверенность ${one.sure} %)`).join('; ')}.`
        : 'Фотофиниш: никто не тянулся за одним и тем же.',
    out: ({ seat }, who) => `${who(seat)}: вне игры.`,
    tied: ({ seats }, who) => `Дальше играют лидеры: ${all(seats, who)}.`,
    'run-began': ({ seat }, who) => `${who(seat)}: старт забега.`,
    'next-card': ({ seat, nth }, who) => `${who(seat)}: сейчас будет карта ${nth}.`,
    tried: ({ seat, nth, how, ms, wrong: pieces }, who) =>
      how === 'right'
        ? `${who(seat)}: карта ${nth} верна, ${seconds(ms)}.`
        : how === 'wrong'
          ? `${who(seat)}: карта ${nth} неверна (${pieces.map(wrong).join(', ')}).`
          : `${who(seat)}: время на карту ${nth} вышло.`,
    'run-over': ({ seat }, who) => `${who(seat)}: забег завершён.`,
    compared: ({ nth, of: { fastest, ms } }, who) =>
      ms === null
        ? `Карта ${nth}: никто не собрал верно.`
        : `Карта ${nth}: быстрее всех ${all(fastest, who)}, ${seconds(ms)}.`,
    ended: ({ winners, totals }, who) =>
      `Конец: ${totals.map(withMinus).join(' : ')}.${winners.length > 0 && totals.length > 1 ? ` Победа: ${all(winners, who)}.` : ''}`,
  },
  lines: {
    kitties: () => 'Зачтённые карты',
    penalties: () => 'Штрафные карты',
    'sudden-death': () => 'Первое верное «Мяу» в дополнительном раунде',
    quicker: ({ seconds: took }) => `Меньше времени на все карты: ${decimalComma(Number(took))} с`,
    'rating-none': () => 'Нужно ещё потренироваться',
    'rating-kitten': () => 'Звание: котёнок',
    'rating-cat': () => 'Звание: кот',
    'rating-lucky': () => 'Звание: кот удачи',
  },
  hints,
  board: {
    table,
    duel,
    review,
    studio,
    hint,
    ending: { right: 'Верные «Мяу»', last: 'Последние касания', fastest: 'Самая быстрая карта' },
  },
};
export default ru;
