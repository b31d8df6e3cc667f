import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import {
  ruleFor,
  type RuleFigureText,
  type RulesChapter,
  type RulesPage,
  type RuleText,
} from '../../../words/rules-page.ts';
import type { RuleFigure } from '../../kit/rule-figure.ts';
import { useNarrow } from '../../kit/useNarrow.ts';
import { words, wordsOf } from '../../preferences/language.ts';
import { ToAnalysis } from '../../page/ToAnalysis.tsx';
import { Icon } from '../../page/Icon.tsx';
import { quickPlay } from '../lobby/quick-play.ts';
import { LessonLink } from '../lessons/LessonLink.tsx';
import { RuleLesson, useLessonsByRule } from '../lessons/RuleLesson.tsx';
import { PuzzleLink } from '../puzzles/PuzzleLink.tsx';
import { StudioLink } from '../studio/StudioLink.tsx';
import { OwnPosition } from './OwnPosition.tsx';
import './rules.css';
import './figures.css';

interface RulesTextProps {
  readonly game: string;
  readonly page: RulesPage;
  readonly Figure: RuleFigure | null;
}

/**
 * The rules page of a game. After a refusal it opens at the rule that explains it, highlighted, with a link
 * back.
 */
export const RulesText = ({ game, page, Figure }: RulesTextProps): JSX.Element => {
  const t = words.value.rulesPage;
  const { query } = useLocation();
  const [find, setFind] = useState('');
  const table = query['table'];
  const narrow = useNarrow();
  const asked = useAsked(page, query['why'], narrow ? 'start' : 'center');
  const lit = page.chapters.find(({ rules }) => rules.some(({ id }) => id === asked))?.id;
  const mine = table === undefined ? null : <OwnPosition table={table} />;
  const lessons = useLessonsByRule(game);
  const chapters = matching(page.chapters, find);
  return (
    <>
      <Contents game={game} page={page} lit={lit} table={table} find={find} setFind={setFind} />
      <article class="rules__a">
        {chapters.length === 0 && <p>{t.nothing}</p>}
        {chapters.map((chapter) => (
          <section key={chapter.id} class="stack" aria-labelledby={chapter.id}>
            <h2 id={chapter.id} class="rules__h">
              {chapter.title}
            </h2>
            <p>{chapter.intro}</p>
            {chapter.rules.map((rule) => (
              <Rule key={rule.id} game={game} rule={rule} hit={rule.id === asked} Figure={Figure}>
                <RuleLesson game={game} lesson={lessons[rule.id]} asked={rule.id === asked} />
                {narrow && rule.id === asked && mine}
              </Rule>
            ))}
          </section>
        ))}
      </article>
      {!(narrow && asked) && mine}
    </>
  );
};

/** The rule to show: from a refusal or from the address. It is scrolled into view. */
const useAsked = (page: RulesPage, why: string | undefined, block: ScrollLogicalPosition): string | null => {
  const fromHash = location.hash.slice(1);
  const asked = why === undefined ? fromHash || null : (ruleFor(page, why)?.id ?? null);
  useEffect(() => {
    if (asked) document.getElementById(asked)?.scrollIntoView({ block });
  }, [asked]);
  return asked;
};

const matching = (chapters: readonly RulesChapter[], find: string): readonly RulesChapter[] => {
  const sought = find.trim().toLowerCase();
  if (!sought) return chapters;
  const has = (...texts: string[]): boolean => texts.some((text) => text.toLowerCase().includes(sought));
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(({ title, text }) => has(title, text)) }))
    .filter(({ title, intro, rules }) => rules.length > 0 || has(title, intro));
};

interface ContentsProps {
  readonly game: string;
  readonly page: RulesPage;
  readonly lit: string | undefined; // the chapter of the highlighted rule
  readonly table: string | undefined;
  readonly find: string;
  readonly setFind: (text: string) => void;
}

const Contents = ({ game, page, lit, table, find, setFind }: ContentsProps): JSX.Element => {
  const t = words.value.rulesPage;
  const field = useId();
  const { route } = useLocation();
  return (
    <nav class="panel rules__n" aria-label={t.contents}>
      <div class="field">
        <Icon name="find" />
        <label class="sr" for={field}>
          {t.find}
        </label>
        <input
          id={field}
          class="field__in grow"
          type="search"
          placeholder={t.find}
          value={find}
          onInput={({ currentTarget }) => setFind(currentTarget.value)}
        />
      </div>
      <ol>
        {page.chapters.map(({ id, title }, i) => (
          <li key={id}>
            <a href={`#${id}`} class={id === lit ? 'is-on' : undefined}>
              {i + 1}. {title}
            </a>
          </li>
        ))}
      </ol>
      {table === undefined && (
        <button class="btn btn--primary" onClick={() => void quickPlay(game).then((path) => route(path))}>
          <Icon name="play" />
          {t.play}
        </button>
      )}
      {table === undefined && <StudioLink game={game} />}
      {table === undefined && <LessonLink game={game} />}
      {table === undefined && <PuzzleLink game={game} />}
      {table === undefined && <ToAnalysis game={game} />}
    </nav>
  );
};

interface RuleProps {
  readonly game: string;
  readonly rule: RuleText;
  readonly hit: boolean;
  readonly Figure: RuleFigure | null;
  readonly children: ComponentChildren; // its lesson; on a phone also the player's position
}

const Rule = ({ game, rule, hit, Figure, children }: RuleProps): JSX.Element => {
  const { id, title, text, figures } = rule;
  return (
    <section id={id} class={`rule ${hit ? 'is-hit' : ''}`}>
      {hit && <span class="tag tag--turn">{words.value.rulesPage.asked}</span>}
      <h3>{title}</h3>
      <p>{text}</p>
      {Figure && figures && (
        <div class={`figs figs--${figures.length}`}>
          {figures.map((figure) => (
            <Picture key={figure.picture} game={game} figure={figure} Figure={Figure} />
          ))}
        </div>
      )}
      {children}
    </section>
  );
};

interface PictureProps {
  readonly game: string;
  readonly figure: RuleFigureText;
  readonly Figure: RuleFigure;
}

const Picture = ({ game, figure, Figure }: PictureProps): JSX.Element => {
  const t = words.value.rulesPage;
  const { picture, caption, verdict } = figure;
  return (
    <figure class="fig">
      <Figure picture={picture} label={caption} words={wordsOf(game)} />
      <figcaption>
        {verdict && (
          <span class={`fig__verdict fig__verdict--${verdict}`} role="img" aria-label={t[verdict]}>
            <Icon name={verdict === 'yes' ? 'check' : 'close'} size={18} />
          </span>
        )}
        <span>{caption}</span>
      </figcaption>
    </figure>
  );
};
