import { plural, withSign } from '../../../../words/plural.ts';
import type { ColourGain, Rival, WorthWords } from '../worth-types.ts';
import { THEM } from './tile-names.ts';

const n = plural('uk');
const plus = (points: number): string =>
  `${withSign(points)} ${n(Math.abs(points), { one: 'очко', few: 'очки', many: 'очок' })}`;
const now = (points: number, rival: Rival | null): string =>
  `зараз ${plus(points)}${rival ? `, ${rival.name} ${withSign(rival.points)}` : ''}`;
const grows = ({ from, to, points }: ColourGain): string =>
  `${from} → ${to}${points > 0 ? `, ${plus(points)}` : ''}`;

export const worth: WorthWords = {
  card: (said) => {
    switch (said.of) {
      case 'cat':
        return 'ще 1 кіт';
      case 'half':
        return said.whole ? 'з твоїм: цілий кошик' : 'треба ще пів кошика';
      case 'speed':
        return 'лише швидкість';
      case 'points':
        return now(said.points, said.rival);
      case 'have':
        return `у тебе ${said.count}`;
      case 'not-yet':
        return 'поки ні';
      case 'no-longer-empty':
        return 'там уже не порожньо';
      case 'treasure':
        if (!said.gain) return 'зараз не влізе';
        if (said.gain.rooms > 0) return `заповнить кімнату, ${plus(said.gain.points)}`;
        if (said.gain.rats > 0)
          return `сховає ${n(said.gain.rats, { one: '# щура', few: '# щурів', many: '# щурів' })}, ${plus(said.gain.points)}`;
        return said.gain.points > 0 ? `рідкісний, ${plus(said.gain.points)}` : 'влізе, поки без очок';
      case 'oshax':
        return said.gain ? `${THEM[said.gain.colour]}: ${grows(said.gain)}` : 'зараз не торкнеться котів';
      case 'fish':
        return `зараз +${n(said.fish, { one: '# рибина', few: '# рибини', many: '# рибин' })}`;
      case 'basket':
        return 'щодня ще 1 кіт';
      case 'lessons':
        return n(said.count, { one: 'у тебе # урок', few: 'у тебе # уроки', many: 'у тебе # уроків' });
      case 'treasures':
        break;
    }
    return n(said.count, { one: 'у тебе # скарб', few: 'у тебе # скарби', many: 'у тебе # скарбів' });
  },
  colour: (gain) => (gain.from > 0 ? grows(gain) : 'не торкається'),
  lesson: now,
};
