import { plural } from '../../../../words/plural.ts';
import { squareName } from '../../rules/notation.ts';
import type { Size } from '../../rules/types.ts';
import title from './title.ts';
import type { BoopWords, Consequence } from '../types.ts';

const n = plural('uk');
const PIECES: Record<Size, readonly string[]> = {
  kitten: ['Руде кошеня', 'Сіре кошеня'],
  cat: ['Рудий кіт', 'Сірий кіт'],
};
const the = (seat: number, size: Size): string => PIECES[size][seat] ?? '';
const COUNTED = {
  kitten: { one: '# кошеня', few: '# кошеняти', many: '# кошенят' },
  cat: { one: '# кіт', few: '# коти', many: '# котів' },
};
const names = (squares: readonly number[]): string => squares.map(squareName).join(', ');

const LINES: BoopWords['lines'] = {
  'three-cats': () => 'Три коти в ряд',
  'eight-cats': () => 'Усі вісім котів на ліжку',
  'three-kittens': () => 'Троє кошенят у ряд',
  repetition: () => 'Та сама позиція втретє',
  'too-long': () => 'Двісті ходів без переможця',
};

const PIECE: Record<Size, string> = { kitten: 'Кошеня', cat: 'Кіт' };
const NEXT: Record<NonNullable<Consequence['next']>, string> = {
  grow: ' Твоя трійка виросте.',
  choose: ' Далі обереш, хто виросте.',
  win: ' І це перемога!',
  lose: ' Але виграє суперник.',
  draw: ' І буде нічия.',
};

const HINTS: BoopWords['hints'] = {
  goal: 'Як виграти: збери в ряд трьох своїх котів. На початку є лише кошенята: троє кошенят у ряд виростуть у котів.',
  place: 'За хід ставиш на ліжко одну фігуру. Перший дотик показує, що станеться, другий робить хід.',
  boop: 'Хто стрибає на ліжко, штовхає всіх сусідів на одну клітинку: і чужих, і твоїх.',
  edge: 'Хто впав з ліжка, той не пропав: фігура вертається в запас свого гравця.',
  hold: 'За сусідом хтось сидить? Тоді в той бік його не штовхнути: двоє в ряд тримаються.',
  row: 'Збери трьох своїх у ряд, і вони виростуть: у запасі з’являться три коти.',
  'which-row': 'Твоїх рядів тут кілька. Обери трійку, що виросте; решта лишиться.',
  eight: 'Усі вісім твоїх на ліжку, тож одну фігуру забираєш: кошеня стане котом. Можна забрати й цілий ряд.',
  cats: 'Кошеня не може штовхнути кота. Кіт штовхає всіх.',
  win: 'У тебе є кіт. Три твої коти в ряд — перемога; усі вісім на ліжку — теж.',
  'kittens-win': 'У цій грі ніхто не росте: три твої кошенята в ряд — перемога.',
};

const uk: BoopWords = {
  ...title,
  goal: ({ variant }) => (variant === 'kittens' ? HINTS['kittens-win'] : HINTS.goal),
  legend:
    'k, K — руде кошеня та кіт; x, X — сіре кошеня та кіт; під ліжком — запаси: seat 0 — Руді, seat 1 — Сірі.',
  options: {
    variant: {
      label: 'Варіант',
      values: { standard: 'Кошенята стають котами', kittens: 'Лише кошенята, для малечі' },
    },
    opponentLineWinsAtOnce: {
      label: 'Якщо вишикувати трьох чужих котів',
      values: { false: 'Суперник виграє у свій хід', true: 'Суперник виграє одразу' },
    },
    begins: { label: 'Хто починає', values: { lot: 'За жеребом', first: 'Руді', second: 'Сірі' } },
  },
  refusals: {
    'square-taken': ({ at }) => `На ${at} вже хтось сидить.`,
    'none-left': ({ size }) =>
      size === 'kitten' ? 'У запасі не лишилося кошенят.' : 'У запасі немає котів.',
    'kittens-only': () => 'У цій грі є лише кошенята.',
    'choose-who-graduates': () => 'Спершу обери, хто йде з ліжка.',
    'nothing-graduates': () => 'Зараз ніхто не йде з ліжка: постав фігуру.',
    'not-yours': ({ at }) => `На ${at} немає твоєї фігури.`,
    'not-a-line': () => 'Ці три клітинки не утворюють ряду.',
    'not-all-eight-out': () => 'Одну фігуру забирають лише тоді, коли на ліжку всі вісім твоїх.',
    'one-piece-only': () => 'У цій грі забирають одне кошеня, а не ряд.',
    'unreadable-position': () =>
      'Позиція — це шість рядів із «.kKxX» згори донизу, чотири цифри запасів, номер гравця та p або u.',
    'pieces-do-not-add-up': ({ seat, pieces }) =>
      `${title.seats[seat] ?? ''}: фігур ${pieces}, а має бути вісім.`,
    'position-is-over': () => 'У цій позиції партію вже виграно.',
    'nothing-in-the-pool': ({ seat }) =>
      `${title.seats[seat] ?? ''}: усі вісім фігур на ліжку, одну треба забрати.`,
    'nothing-to-choose': () => 'Обирати нема з чого: менш як два способи вирости.',
  },
  events: {
    placed: ({ seat, size, at }) => `${the(seat, size)} на ${squareName(at)}.`,
    booped: ({ seat, size, from, to }) =>
      `${the(seat, size)}: поштовх з ${squareName(from)} на ${squareName(to)}.`,
    fell: ({ seat, size, from }) => `${the(seat, size)} падає з ліжка (${squareName(from)}).`,
    'grew-up': ({ seat, squares, kittens }, who) =>
      `${who(seat)}: ${n(kittens, { one: 'виростає # кошеня', few: 'виростають # кошеняти', many: 'виростають # кошенят' })} (${names(squares)}).`,
    'took-back': ({ seat, size, at }) => `${the(seat, size)} вертається в запас (${squareName(at)}).`,
    won: ({ seat, how, squares }, who) => `Перемога: ${who(seat)}. ${LINES[how]({})}: ${names(squares)}.`,
    drawn: ({ how }) => `Нічия. ${LINES[how]({})}.`,
  },
  move: (move) =>
    move.do === 'place'
      ? `Постав ${move.size === 'kitten' ? 'кошеня' : 'кота'} на ${squareName(move.at)}.`
      : `Забери з ліжка ${move.squares.length > 1 ? 'фігури' : 'фігуру'} на ${names(move.squares)}.`,
  lines: LINES,
  board: {
    bed: 'Ліжко, шість на шість клітинок',
    empty: (square) => `${square}, вільно`,
    taken: (square, seat, size) => `${square}, ${the(seat, size).toLowerCase()}`,
    tray: 'Твої фігури',
    sizes: { kitten: 'кошенята', cat: 'коти' },
    pieces: (size, count) => n(count, COUNTED[size]),
    holds: (name, kittens, cats) =>
      `${name}: у запасі ${n(kittens, COUNTED.kitten)} і ${n(cats, COUNTED.cat)}`,
    grownUp: 'виросли',
    ending: {
      after: (moves, squares) =>
        [...squares, n(moves, { one: '# хід', few: '# ходи', many: '# ходів' })].join(', '),
      grown: 'Виросли',
      pushedOff: 'Поштовхів за край',
      kind: (grown) =>
        grown > 0
          ? `Гарна гра: ${n(grown, { one: 'виросло # твоє кошеня', few: 'виросли # твої кошеняти', many: 'виросло # твоїх кошенят' })}.`
          : 'Гарна гра: наступний ряд може бути твій.',
    },
    options: 'Хто йде з ліжка',
    setUp: {
      brushes: 'Що ставити на ліжко',
      erase: 'Прибрати',
      inPool: ['Рудих у запасі', 'Сірих у запасі'],
      fewer: (seat, size) => `${the(seat, size)}: менше`,
      more: (seat, size) => `${the(seat, size)}: більше`,
      turn: 'Хто ходить',
    },
    prompts: {
      place: {
        kitten: 'Постав кошеня на будь-яку вільну клітинку.',
        cat: 'Постав кота на будь-яку вільну клітинку.',
      },
      chooseRow: 'Який ряд виросте? Торкнися його на ліжку або в списку.',
      chooseAny: 'Усі вісім на ліжку: обери, хто вертається в запас.',
    },
    reasons: {
      win: 'Три коти в ряд — перемога.',
      grow: 'Троє в ряд виростають у котів.',
      choice: 'Найкраще для тих, хто лишиться.',
      stop: 'Не дає супернику зібрати три в ряд.',
      'push-off': 'У суперника поменшає фігур на ліжку.',
      pair: 'Твоїх двоє в ряд: бракує одного.',
      push: 'Розбиває пари суперника.',
      middle: 'Із середини найважче впасти.',
      bed: 'Ще одна фігура на ліжку для ряду.',
    },
    flaws: {
      'misses-win': 'Тут є перемога одним ходом.',
      'rival-wins': 'Суперник може виграти наступним ходом.',
      'misses-growth': 'Тут троє в ряд можуть вирости.',
      'rival-grows': 'Суперник може зібрати три в ряд наступним ходом.',
      'own-falls': 'Своя ж фігура впаде з ліжка.',
      'own-apart': 'Розбиває свою ж пару.',
      'falls-next': 'Звідти ця фігура може одразу впасти.',
    },
    takeHint: 'Спробувати',
    letters: 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШ',
    grows: (kittens, stays) =>
      `${n(kittens, { one: 'Виросте # кошеня', few: 'Виростуть # кошеняти', many: 'Виросте # кошенят' })}.${stays.length > 0 ? ` Лишиться на ліжку: ${stays.join(', ')}.` : ''}`,
    comesBack: { kitten: 'Вернеться котом.', cat: 'Вернеться в запас.' },
    place: {
      verb: () => 'Поставити',
      label: (size) => (size === 'kitten' ? 'Поставити кошеня' : 'Поставити кота'),
      again: (square) => `або ще раз торкнися ${square}`,
    },
    graduate: {
      verb: (letter) => `Обрати ${letter}`,
      label: (letter) => `Обрати ${letter}`,
      again: (square) => `або ще раз торкнися ${square}`,
    },
    consequence: ({ size, square, pushed, fallen, next }) => {
      const does = [
        pushed > 0 &&
          n(pushed, { one: 'штовхне # фігуру', few: 'штовхне # фігури', many: 'штовхне # фігур' }),
        fallen > 0 &&
          n(fallen, {
            one: '# фігура впаде з ліжка',
            few: '# фігури впадуть з ліжка',
            many: '# фігур упаде з ліжка',
          }),
      ].filter(Boolean);
      return `${PIECE[size]} на ${square}: ${does.join(', ') || 'нікого не штовхне'}.${next ? NEXT[next] : ''}`;
    },
    leaves: (squares) =>
      squares.length > 1
        ? `${squares.join(', ')}: підуть з ліжка й вернуться котами.`
        : `${squares.join('')}: вернеться у твій запас.`,
    stays: {
      'kitten-pushes-cat': (square) => `Кошеня не може штовхнути кота: кіт на ${square} лишиться.`,
      'two-in-a-row': (square) => `За ${square} хтось сидить: двоє в ряд тримаються.`,
    },
  },
  hints: HINTS,
};
export default uk;
