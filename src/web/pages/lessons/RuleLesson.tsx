import type { JSX } from 'preact';
import { hasLessons, loadLessons, loadLessonWords } from '../../../catalogue/browser/lessons.ts';
import { locale } from '../../preferences/language.ts';
import { Icon } from '../../page/Icon.tsx';
import { useLoaded, type Loaded } from '../../page/useLoaded.ts';
import { useLessonPageWords } from './lesson-words.ts';

/** The lessons of a game by the ids of the rules that they practise. */
export type LessonsByRule = Readonly<Record<string, LessonOfRule>>;

interface LessonOfRule {
  readonly id: string;
  readonly title: string;
  readonly main: boolean; // no other rule is more important for this lesson
}

const load = async (game: string): Promise<LessonsByRule> => {
  if (!hasLessons(game)) return {};
  const [lessons, words] = await Promise.all([loadLessons(game), loadLessonWords(game, locale.value)]);
  const pairs = Object.entries(lessons).flatMap(([id, { rules }]) =>
    rules.map((rule, rank) => ({
      rule,
      rank,
      lesson: { id, title: words[id]?.title ?? id, main: rank === 0 },
    })),
  );
  // Of several lessons about a rule the one that it is most important for.
  return Object.fromEntries(
    pairs.toSorted((a, b) => b.rank - a.rank).map(({ rule, lesson }) => [rule, lesson]),
  );
};

export const useLessonsByRule = (game: string): LessonsByRule => {
  const loaded: Loaded<LessonsByRule> = useLoaded(() => load(game), `${game} ${locale.value}`);
  return loaded.is === 'here' ? loaded.value : {};
};

interface RuleLessonProps {
  readonly game: string;
  readonly lesson: LessonsByRule[string] | undefined;
  readonly asked: boolean; // a refusal led here
}

/** Under a rule: the lesson in which it is played; one that only touches the rule is named when the rule was asked for. */
export const RuleLesson = ({ game, lesson, asked }: RuleLessonProps): JSX.Element | null => {
  const t = useLessonPageWords();
  if (!t || !lesson || !(asked || lesson.main)) return null;
  return (
    <a class={asked ? 'btn' : 'btn btn--quiet'} href={`/lessons/${game}/${lesson.id}`}>
      <Icon name="play" />
      {t.minutesOn(lesson.title)}
    </a>
  );
};
