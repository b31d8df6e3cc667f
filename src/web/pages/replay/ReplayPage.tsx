import type { JSX } from 'preact';
import { useRoute } from 'preact-iso';
import type { Kind } from '../../../kernel/game.ts';
import type { Locale } from '../../../words/plural.ts';
import type { BoardModule } from '../../kit/board.ts';
import '../../kit/kit.css';
import { locale, nameOf, words } from '../../preferences/language.ts';
import { Frame, PageBar } from '../../page/Frame.tsx';
import { NewerRules } from '../../page/NewerRules.tsx';
import { Notice } from '../../page/Notice.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import { loadReplay, type NoReplay, type Watched } from '../../table/load-replay.ts';
import { seatName } from '../../table/people.ts';
import { boardFor } from '../table/PlainBoard.tsx';
import { loadPlayerWords, PlayerWordsContext } from './player-words.ts';
import { Player } from './Player.tsx';
import type { PlayerWords } from '../../words/player.en.ts';
import './replay.css';
import './layouts/full-width.css';

interface Ready {
  readonly watched: Watched;
  readonly board: BoardModule<Kind>;
  readonly words: PlayerWords;
}

const load = async (id: string, language: Locale): Promise<Ready | NoReplay> => {
  const watched = await loadReplay(id);
  if (typeof watched === 'string') return watched;
  const [board, t] = await Promise.all([boardFor(watched.game), loadPlayerWords(language)]);
  return { watched, board, words: t };
};

/** A finished match, step by step. */
export const ReplayPage = (): JSX.Element => {
  const t = words.value;
  const id = useRoute().params['id'] ?? '';
  const ready = useLoaded(() => load(id, locale.value), `${id} ${locale.value}`);
  const here = ready.is === 'here' && typeof ready.value === 'object' ? ready.value : null;
  const game = here?.watched.table ?? null;
  const title = game ? t.replay.name(nameOf(game.game)) : t.replay.title;
  const who = game?.seats.map((_, seat) => seatName(game, [], seat)).join(' – ');
  const bar = <PageBar name={title} sub={who} rules={game ? `/rules/${game.game}` : undefined} />;
  if (here)
    return (
      <Frame
        title={title}
        class="table t-replay"
        board={{ page: 'replay', game: here.watched.game.id, layout: here.board.layout ?? 'columns' }}
        bar={bar}
        main="table__main"
      >
        <PlayerWordsContext.Provider value={here.words}>
          <Player key={id} watched={here.watched} board={here.board} />
        </PlayerWordsContext.Provider>
      </Frame>
    );
  return (
    <Frame title={title} bar={bar} main="middle">
      {ready.is === 'loading' ? (
        <div class="board-skel" role="status" aria-label={t.loading} />
      ) : (
        <Absent why={ready.is === 'here' && typeof ready.value === 'string' ? ready.value : 'failed'} />
      )}
    </Frame>
  );
};

/** The reason why there is nothing to show, and a way out. */
const Absent = ({ why }: { why: NoReplay | 'failed' }): JSX.Element => {
  const t = words.value;
  if (why === 'newer') return <NewerRules />;
  if (why === 'failed')
    return (
      // A browser does not load a module again that failed once: only reloading the page helps.
      <Notice title={t.replay.notLoaded} text={t.replay.notLoadedMore} mood="surprised">
        <button class="btn btn--primary btn--big" onClick={() => location.reload()}>
          {t.reload}
        </button>
        <a class="btn btn--big" href="/">
          {t.missing.home}
        </a>
      </Notice>
    );
  const [title, text] =
    why === 'outdated' ? [t.table.outdated, t.table.outdatedMore] : [t.replay.notHere, t.replay.notHereMore];
  return (
    <Notice title={title} text={text}>
      <a class="btn btn--primary btn--big" href="/">
        {t.missing.home}
      </a>
    </Notice>
  );
};
