import type { JSX } from 'preact';
import { useRoute } from 'preact-iso';
import { GAME_IDS } from '../../../catalogue/browser/rules.ts';
import { loadRuleFigure } from '../../../catalogue/browser/boards.ts';
import { loadRulesPage } from '../../../catalogue/browser/rules-pages.ts';
import { locale, nameOf, openWords, titleOf, words } from '../../preferences/language.ts';
import { Frame, PageBar } from '../../page/Frame.tsx';
import { Foot } from '../../page/Navigation.tsx';
import { Notice } from '../../page/Notice.tsx';
import { Skeleton } from '../../page/Skeleton.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import '../../kit/kit.css';
import type { RuleFigure } from '../../kit/rule-figure.ts';
import { Cover } from '../../page/Cover.tsx';
import { RulesText } from './RulesText.tsx';
import './choose.css';

/** The rules of one game, or the list of games. */
export const RulesRoute = (): JSX.Element => {
  const game = useRoute().params['game'];
  return game !== undefined && GAME_IDS.includes(game) ? <RulesOf key={game} game={game} /> : <ChooseGame />;
};

const RulesOf = ({ game }: { game: string }): JSX.Element => {
  const t = words.value.rulesPage;
  const page = useLoaded(() => loadRulesPage(game, locale.value), `${game} ${locale.value}`);
  const figure = useLoaded(() => loadFigure(game), game);
  const title = t.name(nameOf(game));
  const text = page.is === 'here' ? page.value : null;
  const bar = <PageBar name={title} sub={text ? t.minutes(text.minutes) : undefined} />;
  return (
    <Frame title={title} class="rules" bar={bar} main="rules__m">
      {text && figure.is !== 'loading' ? (
        <RulesText game={game} page={text} Figure={figure.is === 'here' ? figure.value : null} />
      ) : page.is === 'here' && !text ? (
        <Notice title={nameOf(game)} text={t.soon} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Frame>
  );
};

/** Pictures may contain words of the game, such as those of a card. */
const loadFigure = async (game: string): Promise<RuleFigure | null> =>
  (await Promise.all([loadRuleFigure(game), openWords(game)]))[0];

const ChooseGame = (): JSX.Element => {
  const t = words.value.rulesPage;
  const bar = <PageBar name={t.title} />;
  return (
    <Frame title={t.title} bar={bar} main="choose" foot={<Foot here="elsewhere" />}>
      <h2 class="h1">{t.choose}</h2>
      <ul class="gcards">
        {GAME_IDS.map((game) => (
          <li key={game} class="gcard">
            <a class="gcard__all" href={`/rules/${game}`}>
              <span class="cover-frame gcard__scene" aria-hidden="true">
                <Cover game={game} />
              </span>
              <span class="gcard__text">
                <b>{nameOf(game)}</b>
                <span class="small">{titleOf(game)?.about}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Frame>
  );
};
