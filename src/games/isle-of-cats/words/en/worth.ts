import { plural, withSign } from '../../../../words/plural.ts';
import type { ColourGain, Rival, WorthWords } from '../worth-types.ts';
import { colours } from './tile-names.ts';

const n = plural('en');
const plus = (points: number): string => `${withSign(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
const now = (points: number, rival: Rival | null): string =>
  `now ${plus(points)}${rival ? `, ${rival.name} ${withSign(rival.points)}` : ''}`;
const grows = ({ from, to, points }: ColourGain): string =>
  `${from} → ${to}${points > 0 ? `, ${plus(points)}` : ''}`;

export const worth: WorthWords = {
  card: (said) => {
    switch (said.of) {
      case 'cat':
        return '1 more cat';
      case 'half':
        return said.whole ? 'with yours: a whole one' : 'needs another half';
      case 'speed':
        return 'only speed, no cat';
      case 'points':
        return now(said.points, said.rival);
      case 'have':
        return `you have ${said.count}`;
      case 'not-yet':
        return 'not yet';
      case 'no-longer-empty':
        return 'no longer empty';
      case 'treasure':
        if (!said.gain) return 'fits nowhere now';
        if (said.gain.rooms > 0) return `fills a room, ${plus(said.gain.points)}`;
        if (said.gain.rats > 0)
          return `hides ${n(said.gain.rats, { one: '# rat', other: '# rats' })}, ${plus(said.gain.points)}`;
        return said.gain.points > 0 ? `a rare one, ${plus(said.gain.points)}` : 'fits, no points now';
      case 'oshax':
        return said.gain ? `${colours[said.gain.colour]}: ${grows(said.gain)}` : 'touches no cat now';
      case 'fish':
        return `now +${said.fish} fish`;
      case 'basket':
        return '1 more cat every day';
      case 'lessons':
        return n(said.count, { one: 'you have # lesson', other: 'you have # lessons' });
      case 'treasures':
        break;
    }
    return n(said.count, { one: 'you have # treasure', other: 'you have # treasures' });
  },
  colour: (gain) => (gain.from > 0 ? grows(gain) : 'touches none'),
  lesson: now,
};
