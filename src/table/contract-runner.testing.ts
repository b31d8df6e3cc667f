import type { Game, Kind, Scene, Seat, Viewer } from '../kernel/game.ts';
import { legal } from '../kernel/match.ts';
import type { Person, Script, ScriptStep } from './contract-scripts.testing.ts';

/** A host of a table, as a script uses it. */
export interface ScriptedHost {
  /** Does what a step asks, and waits until all messages about it have arrived. */
  take(taken: Taken): Promise<void>;
  /** The newest scene of each viewer that this person was sent. */
  scenesOf(person: Person): ReadonlyMap<Viewer, Scene<Kind>>;
}

/** A step as it was taken. */
export interface Taken {
  readonly id: string; // of the request
  readonly step: PlainStep;
  readonly after: number; // the seq of the newest scene before it
}

type Play = Extract<ScriptStep, { ask: 'play' }>;
type Finish = Extract<ScriptStep, { ask: 'finish' }>;

/** A step whose move is in notation; `finish` has become moves. */
export type PlainStep = Exclude<ScriptStep, Play | Finish> | PlainMove;
export type PlainMove = Play & { readonly move: string };

/** Takes the steps of a script at a host, one after another. */
export const runScript = async (
  { steps }: Script,
  game: Game<Kind>,
  host: ScriptedHost,
): Promise<readonly Taken[]> => {
  const all: Taken[] = [];
  const take = async (step: PlainStep): Promise<void> => {
    const scenes = 'by' in step ? [...host.scenesOf(step.by).values()] : [];
    const after = Math.max(0, ...scenes.map(({ seq }) => seq));
    const taken = { id: `step-${all.length}`, step, after };
    all.push(taken);
    await host.take(taken);
  };
  for (const step of steps)
    if (!('ask' in step)) await take(step);
    else if (step.ask === 'play') await take(inNotation(game, step, host.scenesOf(step.by)));
    else if (step.ask !== 'finish') await take(step);
    else
      for (let next = nextMove(game, step, host); next; next = nextMove(game, step, host)) await take(next);
  return all;
};

const inNotation = (game: Game<Kind>, step: Play, scenes: ReadonlyMap<Viewer, Scene<Kind>>): PlainMove => {
  const { seat, move } = step;
  if (typeof move === 'string') return { ...step, move };
  const found = movesOf(game, scenes.get(seat), seat)[move];
  if (found === undefined) throw new Error(`seat ${seat} has no legal move ${move}`);
  return { ...step, move: game.write(found) };
};

/** A move of the first seat of this person that the match waits for; null: the match is over. */
const nextMove = (game: Game<Kind>, { by }: Finish, host: ScriptedHost): PlainMove | null => {
  const scenes = host.scenesOf(by);
  for (const [seat, scene] of scenes) {
    if (seat === 'spectator' || !scene.awaiting.includes(seat)) continue;
    const moves = movesOf(game, scene, seat);
    const move = moves[(7 * scene.seq) % moves.length]; // not always the first: that could go on for ever
    if (move !== undefined) return { by, ask: 'play', seat, move: game.write(move) };
  }
  return null;
};

const movesOf = (game: Game<Kind>, scene: Scene<Kind> | undefined, seat: Seat): readonly Kind['move'][] =>
  scene ? legal(game, scene, seat) : [];
