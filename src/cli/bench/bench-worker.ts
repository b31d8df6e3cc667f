import { theGame } from '../terminal/values.ts';
import { measureGame } from './measure-game.ts';

/**
 * A separate process for each game: in one process, the compiler would optimise the kernel for the games
 * measured before, and the figures of a game would depend on them.
 */
console.log(JSON.stringify(measureGame(await theGame(process.argv[2] ?? ''))));
