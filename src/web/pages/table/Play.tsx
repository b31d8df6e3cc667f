import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Kind, Scene, Viewer } from '../../../kernel/game.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import type { BoardModule } from '../../kit/board.ts';
import { announce } from '../../kit/Announcer.tsx';
import { nameOf, words } from '../../language.ts';
import { BarLinks, BarTitle, Frame, HomeLink } from '../../page/Frame.tsx';
import { narrate } from '../../table/narrate.ts';
import { shown } from '../../table/session.ts';
import type { TableSource } from '../../table/source.ts';
import { Curtain } from './Curtain.tsx';
import { EndDialog } from './EndDialog.tsx';
import { Layout } from './Layout.tsx';
import { Toasts } from './Toasts.tsx';
import { useBoardProps } from './useBoardProps.ts';
import { useCurtain } from './useCurtain.ts';
import { useFirstHint } from './useFirstHint.ts';
import { useHint } from './useHint.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useLastMove } from './useLastMove.ts';

interface PlayProps {
  readonly source: TableSource;
  readonly table: TableInfo;
  readonly board: BoardModule<Kind>;
}

/** A match being played, or just over. */
export const Play = ({ source, table, board }: PlayProps): JSX.Element => {
  const t = words.value;
  const session = source.session.value;
  const { viewer, secret, shows, open } = useCurtain(session);
  const scene = shown(source.game, session, viewer);
  useSpokenEvents(table.game, session.scenes.get(viewer) ?? null, shows === 'table');
  const bar = (
    <>
      <HomeLink />
      <BarTitle
        name={nameOf(table.game)}
        sub={session.log.length ? t.table.moveNo(session.log.at(-1)?.seq ?? 0) : undefined}
      />
      <BarLinks rules={`/rules/${table.game}?table=${table.id}`} />
    </>
  );
  return (
    <Frame title={nameOf(table.game)} class={`table t-${table.game}`} bar={bar} main="table__main tp">
      {shows === 'curtain' && viewer !== 'spectator' && (
        <Curtain
          table={table}
          yours={session.yours}
          seat={viewer}
          coat={board.coats[viewer] ?? 'ginger'}
          open={open}
        />
      )}
      {/* The curtain takes the table away altogether: what one player was shown or planned is gone for the next. */}
      {scene && shows === 'table' && (
        <Match {...{ source, table, board, scene, viewer }} handedOver={secret && !scene.outcome} />
      )}
      <Toasts source={source} />
    </Frame>
  );
};

/** What everybody sees is also said, in the player's language. */
const useSpokenEvents = (game: string, scene: Scene<Kind> | null, heard: boolean): void => {
  const seen = useRef<number | null>(null);
  const seq = scene?.seq ?? null;
  useEffect(() => {
    if (!heard) return; // it would be said to whoever still holds the device
    if (seq !== null && seen.current !== null && seq > seen.current)
      announce(narrate(game, scene?.events ?? []));
    seen.current = seq;
  }, [seq, heard]);
};

interface MatchProps extends PlayProps {
  readonly scene: Scene<Kind>;
  readonly viewer: Viewer;
  readonly handedOver: boolean; // the curtain has just opened for this player
}

const Match = ({ source, table, board, scene, viewer, handedOver }: MatchProps): JSX.Element => {
  const session = source.session.value;
  const pending = session.pending.length > 0;
  useKeptFocus(scene.seq, handedOver);
  const past = useLastMove(scene);
  const hint = useHint(source, scene, viewer);
  const firstHint = useFirstHint(table, session, scene, viewer);
  const [endClosed, setEndClosed] = useState(false);
  const celebrated = useCelebrated(scene.outcome !== null);
  const props = useBoardProps({
    source,
    viewer,
    pending,
    scene: past.scene ?? scene,
    still: past.scene !== null,
  });
  const { Board } = board;
  return (
    <>
      <Board {...props}>
        {(regions) => (
          <Layout
            source={source}
            table={table}
            viewer={viewer}
            scene={scene}
            coats={board.coats}
            regions={regions}
            hint={hint}
            firstHint={firstHint}
            showLast={past.again}
            showEnd={() => setEndClosed(false)}
          />
        )}
      </Board>
      {scene.outcome && celebrated && !endClosed && (
        <EndDialog
          source={source}
          table={table}
          outcome={scene.outcome}
          coats={board.coats}
          onClose={() => setEndClosed(true)}
        />
      )}
    </>
  );
};

const CELEBRATION = 1_800;

/** The last move is seen before the score covers it; whoever comes later sees the score at once. */
const useCelebrated = (over: boolean): boolean => {
  const [done, setDone] = useState(over);
  useEffect(() => {
    if (!over) return setDone(false);
    const timer = setTimeout(() => setDone(true), CELEBRATION);
    return () => clearTimeout(timer);
  }, [over]);
  return over && done;
};
