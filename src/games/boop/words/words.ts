import type { GameWords } from '../../../words/game-words.ts';
import type { PositionRefusal } from '../position.ts';
import type { End, Event, Options, Refused } from '../types.ts';

export type BoopWords = GameWords<Refused | PositionRefusal, Event, Options, End['how']>;
