import type { JSX } from 'preact';
import { ErrorBoundary, lazy, LocationProvider, Route, Router } from 'preact-iso';
import { Announcer } from '../kit/Announcer.tsx';
import { KitWordsContext } from '../kit/words.ts';
import { words } from '../preferences/language.ts';
import { Lobby } from '../pages/lobby/Lobby.tsx';
import { NotFound } from '../page/NotFound.tsx';
import { PageErrors } from './PageErrors.tsx';

// The lobby is loaded at once; the other pages on demand.
const Table = lazy(() => import('../pages/table/TablePage.tsx').then(({ TablePage }) => TablePage));
const Replay = lazy(() => import('../pages/replay/ReplayPage.tsx').then(({ ReplayPage }) => ReplayPage));
const Review = lazy(() => import('../pages/review/ReviewPage.tsx').then(({ ReviewPage }) => ReviewPage));
const Rules = lazy(() => import('../pages/rules/RulesRoute.tsx').then(({ RulesRoute }) => RulesRoute));
const Studio = lazy(() => import('../pages/studio/StudioPage.tsx').then(({ StudioPage }) => StudioPage));
const Settings = lazy(() => import('../pages/settings/SettingsPage.tsx').then(({ Settings: Page }) => Page));

export const App = (): JSX.Element => (
  <KitWordsContext.Provider value={words.value.kit}>
    <LocationProvider>
      <Announcer />
      <PageErrors>
        <ErrorBoundary>
          <Router>
            <Route path="/" component={Lobby} />
            <Route path="/table/:id" component={Table} />
            <Route path="/replay/:id" component={Replay} />
            <Route path="/review/:id" component={Review} />
            <Route path="/rules" component={Rules} />
            <Route path="/rules/:game" component={Rules} />
            <Route path="/games/:game/studio" component={Studio} />
            <Route path="/settings" component={Settings} />
            <Route default component={NotFound} />
          </Router>
        </ErrorBoundary>
      </PageErrors>
    </LocationProvider>
  </KitWordsContext.Provider>
);
