import { describe, expect, test } from 'vitest';
import { isRefusal, type Game, type Kind } from '../../../kernel/game.ts';
import { beginTask, LEARNER, tryMove, type Attempt, type LessonTask } from '../../../kernel/lesson.ts';
import { legal, scene } from '../../../kernel/match.ts';
import { LOCALES } from '../../../words/plural.ts';
import { hasLessons, loadLessons, loadLessonWords } from '../../../catalogue/browser/lessons.ts';
import { GAME_IDS, loadGame, loadPosition } from '../../../catalogue/browser/rules.ts';
import { loadRulesPage } from '../../../catalogue/browser/rules-pages.ts';

/** Every lesson of every game can be learnt: its positions are legal, its goals can be reached and can be missed. */

const LONGEST = 110; // letters of a sentence: more would be a wall of text

const movesIn = (game: Game<Kind>, { positions }: Attempt<Kind>): Kind['move'][] =>
  legal(game, scene(game, positions.at(-1) ?? positions[0], LEARNER), LEARNER);

/** Plays one way to the goal; at every move a search over all legal ones must find a right one too. */
const followSolution = (game: Game<Kind>, task: LessonTask<Kind>): Attempt<Kind> =>
  task.solution.reduce((now, text) => {
    const moves = movesIn(game, now);
    const move = moves.find((one) => game.write(one) === text);
    expect(move, `${text} is legal`).toBeDefined();
    const right = moves.filter((one) => tryMove(game, task, now, one).verdict.is !== 'missed');
    expect(right.length).toBeGreaterThan(0);
    return tryMove(game, task, now, move);
  }, beginTask(task));

/** Plays moves that do not reach the goal as long as there are such. */
const strayFrom = (game: Game<Kind>, task: LessonTask<Kind>): Attempt<Kind> => {
  let now = beginTask(task);
  while (now.verdict.is === 'on') {
    const tries = movesIn(game, now).map((move) => tryMove(game, task, now, move));
    const astray =
      tries.find(({ verdict }) => verdict.is === 'missed') ??
      tries.find(({ verdict }) => verdict.is === 'on');
    if (!astray) break;
    now = astray;
  }
  return now;
};

describe.each(GAME_IDS.filter(hasLessons))('%s', async (id) => {
  const game = await loadGame(id);
  const lessons = await loadLessons(id);
  const position = await loadPosition(id);
  const tasks = Object.entries(lessons).flatMap(([lesson, { tasks: all }]) =>
    Object.entries(all).map(([name, task]) => [`${lesson}, ${name}`, task] as const),
  );

  test('six to ten lessons', () => {
    expect(Object.keys(lessons).length).toBeGreaterThanOrEqual(6);
    expect(Object.keys(lessons).length).toBeLessThanOrEqual(10);
  });

  test.each(tasks)('%s: the learner is to move in a legal position', (_, task) => {
    const [{ state }] = beginTask(task).positions;
    expect(game.outcome(state)).toBeNull();
    expect(game.actors(state)).toContain(LEARNER);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    expect(isRefusal(position?.read(position.write(state), {}))).toBe(false);
  });

  test.each(tasks)('%s: its solution reaches the goal', (_, task) => {
    expect(followSolution(game, task).verdict).toEqual({ is: 'reached' });
  });

  test.each(tasks)('%s: the goal can be missed', (_, task) => {
    expect(strayFrom(game, task).verdict.is).toBe('missed');
  });

  test.each(LOCALES)('all texts are there in %s, in the same order, and short', async (locale) => {
    const words = await loadLessonWords(id, locale);
    expect(Object.keys(words)).toEqual(Object.keys(lessons));
    for (const [lesson, { tasks: all }] of Object.entries(lessons))
      expect(Object.keys(words[lesson]?.tasks ?? {})).toEqual(Object.keys(all));
    const said = Object.values(words).flatMap((lesson) => Object.values(lesson.tasks));
    expect(said.map(({ goal }) => goal).filter((goal) => goal.split(' ').length > 5)).toEqual([]);
    const texts = said.flatMap(({ text, hint, missed, smile }) => [text, hint, missed, smile]);
    expect(texts.filter((text) => text.length > LONGEST)).toEqual([]);
  });

  test('every lesson names rules that the rules page has', async () => {
    const page = await loadRulesPage(id, 'en');
    const known = page?.chapters.flatMap(({ rules }) => rules.map((rule) => rule.id)) ?? [];
    for (const { rules } of Object.values(lessons)) {
      expect(rules.length).toBeGreaterThan(0);
      expect(rules.filter((rule) => !known.includes(rule))).toEqual([]);
    }
  });
});
