import type { JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { hasAnalysis, loadAnalysis, loadSetUp } from '../../../catalogue/browser/analysis.ts';
import { loadBoard } from '../../../catalogue/browser/boards.ts';
import { loadGame, loadPosition } from '../../../catalogue/browser/rules.ts';
import { isRefusal, type Refusal } from '../../../kernel/game.ts';
import '../../kit/kit.css';
import { locale, nameOf, openWords } from '../../preferences/language.ts';
import { Frame, PageBar } from '../../page/Frame.tsx';
import { NotFound } from '../../page/NotFound.tsx';
import { Notice } from '../../page/Notice.tsx';
import { Skeleton } from '../../page/Skeleton.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import { usePageWords, type PageWords } from '../../page/usePageWords.ts';
import type { AnalysisWords } from '../../words/analysis.en.ts';
import { holdsAnalysis, readAddress, stateOf, type AnalysisDoc } from './analysis-doc.ts';
import { firstDoc, type AnalysisGame } from './analysis-game.ts';
import { Explore } from './Explore.tsx';
import { docOfMatch } from './load-match.ts';
import { sayDocRefusal } from './say-refusal.ts';
import { SetUpPosition } from './SetUpPosition.tsx';
import { EMPTY_TREE } from './tree.ts';
import './analysis.css';
import './analysis-narrow.css';

const WORDS: PageWords<AnalysisWords> = {
  en: () => import('../../words/analysis.en.ts'),
  uk: () => import('../../words/analysis.uk.ts'),
  ru: () => import('../../words/analysis.ru.ts'),
};

interface Opened {
  readonly analysed: AnalysisGame;
  readonly doc: AnalysisDoc | Refusal;
}

export const AnalysisPage = (): JSX.Element => {
  const { params, query } = useRoute();
  const { game = '' } = params;
  const pasted = usePasted();
  if (!hasAnalysis(game)) return <NotFound />;
  return <AnalysisOf key={`${game} ${query['match'] ?? ''} ${pasted}`} game={game} match={query['match']} />;
};

/** How often another analysis was put into the address of this page: the browser does not load the page again for it. */
const usePasted = (): number => {
  const [times, setTimes] = useState(0);
  // Before the paint: the router may have made this page anew, and an address that comes until then would be missed.
  useLayoutEffect(() => {
    const count = (): void => setTimes((before) => (holdsAnalysis(location.hash) ? before + 1 : before));
    addEventListener('hashchange', count);
    return () => removeEventListener('hashchange', count);
  }, []);
  return times;
};

const load = async (id: string, match: string | undefined): Promise<Opened | null> => {
  const [game, positions, board, analysis, setUp] = await Promise.all([
    loadGame(id),
    loadPosition(id),
    loadBoard(id),
    loadAnalysis(id),
    loadSetUp(id),
    openWords(id),
  ]);
  if (!positions || !board) return null;
  const analysed: AnalysisGame = { game, positions, board, analysis, setUp };
  return { analysed, doc: await wantedDoc(analysed, match) };
};

const wantedDoc = async (
  analysed: AnalysisGame,
  match: string | undefined,
): Promise<AnalysisDoc | Refusal> => {
  const wanted = location.hash.slice(1);
  // The address names the match only until it holds the analysis itself, which may have grown by now.
  if (match !== undefined && location.search !== '') {
    const found = await docOfMatch(analysed, match, Number(wanted || Number.MAX_SAFE_INTEGER));
    return found ?? { why: 'unreadable-analysis' };
  }
  return wanted === '' ? firstDoc(analysed) : readAddress(analysed, wanted);
};

const AnalysisOf = ({ game, match }: { game: string; match: string | undefined }): JSX.Element => {
  const t = usePageWords(WORDS);
  const opened = useLoaded(() => load(game, match), `${game} ${match ?? ''} ${locale.value}`);
  if (opened.is === 'here' && opened.value && t) return <Ready opened={opened.value} match={match} t={t} />;
  const title = t?.name(nameOf(game)) ?? nameOf(game);
  return (
    <Frame title={title} bar={<PageBar name={title} rules={`/rules/${game}`} />} main="middle">
      {opened.is === 'loading' || !t ? (
        <Skeleton lines={6} />
      ) : (
        <Notice title={t.notHere} text={t.notHereMore} />
      )}
    </Frame>
  );
};

interface ReadyProps {
  readonly opened: Opened;
  readonly match: string | undefined;
  readonly t: AnalysisWords;
}

const Ready = ({ opened, match, t }: ReadyProps): JSX.Element => {
  const { analysed } = opened;
  const [doc, setDoc] = useState(opened.doc);
  const [settingUp, setSettingUp] = useState<string | null>(null); // the position as text
  const name = nameOf(analysed.game.id);
  const title = settingUp === null ? t.name(name) : t.setUpName(name);
  const bar = <PageBar name={title} rules={`/rules/${analysed.game.id}`} />;
  if (isRefusal(doc))
    return (
      <Frame title={title} bar={bar} main="middle">
        <Notice
          title={t.notHere}
          text={match === undefined ? sayDocRefusal(analysed.game.id, doc, t) : t.notHereMore}
        >
          <button class="btn btn--primary btn--big" onClick={() => setDoc(firstDoc(analysed))}>
            {t.begin}
          </button>
        </Notice>
      </Frame>
    );
  const { options } = doc;
  return (
    <Frame
      title={title}
      class="table t-analysis"
      board={{ page: 'analysis', game: analysed.game.id }}
      bar={bar}
      main={settingUp === null ? 'an' : 'an an--setup'}
    >
      {settingUp === null ? (
        <Explore analysed={analysed} doc={doc} set={setDoc} setUp={setSettingUp} t={t} />
      ) : (
        <SetUpPosition
          analysed={analysed}
          text={settingUp}
          refused={(text) => {
            const state = stateOf(analysed, text, options);
            return isRefusal(state) ? state : null;
          }}
          set={setSettingUp}
          done={(position) => {
            if (position !== null) setDoc({ position, options, root: EMPTY_TREE, path: [] });
            setSettingUp(null);
          }}
          t={t}
        />
      )}
    </Frame>
  );
};
