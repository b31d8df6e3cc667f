import { theGame } from '../terminal/values.ts';
import { measureGame } from './measure-game.ts';

/**
 * A process of its own for each game: in one process, the kernel would be compiled for all games measured before, and a
 * game's figures would depend on which those were.
 */
console.log(JSON.stringify(measureGame(await theGame(process.argv[2] ?? ''))));
