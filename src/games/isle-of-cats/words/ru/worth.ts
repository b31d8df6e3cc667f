import { plural, withSign } from '../../../../words/plural.ts';
import type { ColourGain, Rival, WorthWords } from '../worth-types.ts';
import { THEM } from './tile-names.ts';

const n = plural('ru');
const plus = (points: number): string =>
  `${withSign(points)} ${n(Math.abs(points), { one: 'очко', few: 'очка', many: 'очков' })}`;
const now = (points: number, rival: Rival | null): string =>
  `сейчас ${plus(points)}${rival ? `, ${rival.name} ${withSign(rival.points)}` : ''}`;
const grows = ({ from, to, points }: ColourGain): string =>
  `${from} → ${to}${points > 0 ? `, ${plus(points)}` : ''}`;

export const worth: WorthWords = {
  card: (said) => {
    switch (said.of) {
      case 'cat':
        return 'ещё 1 кот';
      case 'half':
        return said.whole ? 'с твоей: целая корзина' : 'нужна ещё половина';
      case 'speed':
        return 'только скорость';
      case 'points':
        return now(said.points, said.rival);
      case 'have':
        return `у тебя ${said.count}`;
      case 'not-yet':
        return 'пока нет';
      case 'no-longer-empty':
        return 'там уже не пусто';
      case 'treasure':
        if (!said.gain) return 'сейчас не влезет';
        if (said.gain.rooms > 0) return `заполнит комнату, ${plus(said.gain.points)}`;
        if (said.gain.rats > 0)
          return `спрячет ${n(said.gain.rats, { one: '# крысу', few: '# крысы', many: '# крыс' })}, ${plus(said.gain.points)}`;
        return said.gain.points > 0 ? `редкое, ${plus(said.gain.points)}` : 'влезет, пока без очков';
      case 'oshax':
        return said.gain ? `${THEM[said.gain.colour]}: ${grows(said.gain)}` : 'сейчас не коснётся котов';
      case 'fish':
        return `сейчас +${n(said.fish, { one: '# рыба', few: '# рыбы', many: '# рыб' })}`;
      case 'basket':
        return 'каждый день ещё 1 кот';
      case 'lessons':
        return n(said.count, { one: 'у тебя # урок', few: 'у тебя # урока', many: 'у тебя # уроков' });
      case 'treasures':
        break;
    }
    return n(said.count, {
      one: 'у тебя # сокровище',
      few: 'у тебя # сокровища',
      many: 'у тебя # сокровищ',
    });
  },
  colour: (gain) => (gain.from > 0 ? grows(gain) : 'не касается'),
  lesson: now,
};
