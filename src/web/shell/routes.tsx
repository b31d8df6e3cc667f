import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ErrorBoundary, lazy, LocationProvider, Route, Router } from 'preact-iso';
import { Announcer } from '../kit/Announcer.tsx';
import { KitWordsContext } from '../kit/words.ts';
import { words } from '../preferences/language.ts';
import { Lobby } from '../pages/lobby/Lobby.tsx';
import { NotFound } from '../page/NotFound.tsx';
import { useLater } from '../page/useLater.ts';
import { seekWanted } from '../seek/wanted.ts';
import { PageErrors } from './PageErrors.tsx';

// The lobby is loaded at once; the other pages on demand.
const Table = lazy(() => import('../pages/table/TablePage.tsx').then(({ TablePage }) => TablePage));
const Replay = lazy(() => import('../pages/replay/ReplayPage.tsx').then(({ ReplayPage }) => ReplayPage));
const Review = lazy(() => import('../pages/review/ReviewPage.tsx').then(({ ReviewPage }) => ReviewPage));
const Rules = lazy(() => import('../pages/rules/RulesRoute.tsx').then(({ RulesRoute }) => RulesRoute));
const Studio = lazy(() => import('../pages/studio/StudioPage.tsx').then(({ StudioPage }) => StudioPage));
const Puzzle = lazy(() => import('../pages/puzzles/PuzzlePage.tsx').then(({ PuzzlePage }) => PuzzlePage));
const Together = lazy(() => import('../pages/together/TogetherPage.tsx').then((page) => page.TogetherPage));
const Analysis = lazy(() => import('../pages/analysis/AnalysisPage.tsx').then((page) => page.AnalysisPage));
const Daily = lazy(() => import('../pages/daily/DailyPages.tsx').then(({ DailyPages }) => DailyPages));
const Lessons = lazy(() =>
  import('../pages/lessons/LessonsRoute.tsx').then(({ LessonsRoute }) => LessonsRoute),
);
const Settings = lazy(() => import('../pages/settings/SettingsPage.tsx').then(({ Settings: Page }) => Page));
const NoticesPage = lazy(() => import('../pages/notices/NoticesPage.tsx').then((page) => page.NoticesPage));
const Leaders = lazy(() => import('../pages/leaders/LeadersPage.tsx').then(({ LeadersPage }) => LeadersPage));
const Person = lazy(() => import('../pages/person/PersonPage.tsx').then(({ PersonPage }) => PersonPage));
const Matches = lazy(() => import('../pages/matches/MatchesPage.tsx').then(({ MatchesPage }) => MatchesPage));
const Account = lazy(() => import('../pages/account/AccountPage.tsx').then(({ AccountPage }) => AccountPage));
const Privacy = lazy(() => import('../pages/privacy/PrivacyPage.tsx').then(({ PrivacyPage }) => PrivacyPage));

const Tournaments = lazy(() =>
  import('../pages/tournaments/TournamentsPage.tsx').then((page) => page.TournamentsPage),
);
const NewTournament = lazy(() =>
  import('../pages/tournaments/NewTournamentPage.tsx').then((page) => page.NewTournamentPage),
);
const Tournament = lazy(() =>
  import('../pages/tournaments/TournamentPage.tsx').then((page) => page.TournamentPage),
);

/** Parts of every page that the first page does not wait for. */
const Later = (): JSX.Element | null => {
  const [firstPageOver, setFirstPageOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setFirstPageOver(true), FIRST_PAGE);
    return () => clearTimeout(timer);
  }, []);
  const PageExtras = useLater(firstPageOver || seekWanted.value, loadPageExtras);
  return PageExtras && <PageExtras />;
};
const FIRST_PAGE = 3_000; // milliseconds in which only the page itself is loaded
const loadPageExtras = () => import('./PageExtras.tsx').then(({ PageExtras }) => PageExtras);

export const App = (): JSX.Element => (
  <KitWordsContext.Provider value={words.value.kit}>
    <LocationProvider>
      <Announcer />
      <Later />
      <PageErrors>
        <ErrorBoundary>
          <Router>
            <Route path="/" component={Lobby} />
            <Route path="/table/:id" component={Table} />
            <Route path="/replay/:id" component={Replay} />
            <Route path="/review/:id" component={Review} />
            <Route path="/rules/:game?" component={Rules} />
            <Route path="/games/:game/studio" component={Studio} />
            <Route path="/puzzles/:game?/:id?" component={Puzzle} />
            <Route path="/together/:id" component={Together} />
            <Route path="/analysis/:game" component={Analysis} />
            <Route path="/daily/:day?/:task?" component={Daily} />
            <Route path="/lessons/:game?/:lesson?" component={Lessons} />
            <Route path="/settings" component={Settings} />
            <Route path="/notices" component={NoticesPage} />
            <Route path="/leaders" component={Leaders} />
            <Route path="/me" component={Person} />
            <Route path="/people/:id" component={Person} />
            <Route path="/matches" component={Matches} />
            <Route path="/account" component={Account} />
            <Route path="/privacy" component={Privacy} />
            <Route path="/tournaments" component={Tournaments} />
            <Route path="/tournaments/new" component={NewTournament} />
            <Route path="/tournaments/:id" component={Tournament} />
            <Route default component={NotFound} />
          </Router>
        </ErrorBoundary>
      </PageErrors>
    </LocationProvider>
  </KitWordsContext.Provider>
);
