import type { JSX } from 'preact';
import { useRoute } from 'preact-iso';
import type { Kind } from '../../../kernel/game.ts';
import { loadBoard } from '../../games.ts';
import type { BoardModule } from '../../kit/board.ts';
import '../../kit/kit.css';
import { nameOf, words } from '../../language.ts';
import { BarLinks, BarTitle, Frame, HomeLink } from '../../page/Frame.tsx';
import { Notice } from '../../page/Notice.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import { loadReplay, type Watched } from '../../table/load-replay.ts';
import { seatName } from '../../table/people.ts';
import { plainBoard } from '../table/PlainBoard.tsx';
import { Player } from './Player.tsx';

interface Ready {
  readonly watched: Watched;
  readonly board: BoardModule<Kind>;
}

const load = async (id: string): Promise<Ready | null> => {
  const watched = await loadReplay(id);
  if (!watched) return null;
  return { watched, board: (await loadBoard(watched.game.id)) ?? plainBoard(watched.game) };
};

/** Where did it turn? */
export const ReplayPage = (): JSX.Element => {
  const t = words.value;
  const id = useRoute().params['id'] ?? '';
  const ready = useLoaded(() => load(id), id);
  const game = ready.is === 'here' && ready.value ? ready.value.watched.table : null;
  const title = game ? t.replay.name(nameOf(game.game)) : t.replay.title;
  const who = game?.seats.map((_, seat) => seatName(game, [], seat)).join(' – ');
  const bar = (
    <>
      <HomeLink />
      <BarTitle name={title} sub={who} />
      <BarLinks {...(game ? { rules: `/rules/${game.game}` } : {})} />
    </>
  );
  if (ready.is === 'here' && ready.value)
    return (
      <Frame title={title} class="table t-replay" bar={bar} main="table__main">
        <Player key={id} {...ready.value} />
      </Frame>
    );
  return (
    <Frame title={title} bar={bar} main="middle">
      {ready.is === 'loading' ? (
        <div class="board-skel" role="status" aria-label={t.loading} />
      ) : (
        <Notice
          title={ready.is === 'failed' ? t.connecting : t.replay.notHere}
          text={ready.is === 'failed' ? t.offline : t.replay.notHereMore}
        >
          <a class="btn btn--primary btn--big" href="/">
            {t.missing.home}
          </a>
        </Notice>
      )}
    </Frame>
  );
};
