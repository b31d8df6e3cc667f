import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Kind, Scene, Viewer } from '../../../kernel/game.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import type { BoardModule } from '../../kit/board.ts';
import { nameOf, words, wordsAt } from '../../preferences/language.ts';
import { BarLinks, BarTitle, Frame, HomeLink } from '../../page/Frame.tsx';
import { focusOn, isLost, useKeptFocus } from '../../page/useKeptFocus.ts';
import { isCertain, shown } from '../../table/session.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import type { TableSource } from '../../table/source.ts';
import { Curtain } from './Curtain.tsx';
import { BOARD } from './board-focus.ts';
import { EndDialog } from './EndDialog.tsx';
import { Layout } from './Layout.tsx';
import { Toasts } from './Toasts.tsx';
import { useBoardProps } from './useBoardProps.ts';
import { useCurtain } from './useCurtain.ts';
import { useFirstHint } from './useFirstHint.ts';
import { useHint } from './useHint.ts';
import { useLastMove } from './useLastMove.ts';
import { useShownTable } from './useShownTable.ts';
import { useVoice } from './useVoice.ts';

interface PlayProps {
  readonly source: TableSource;
  readonly table: TableInfo;
  readonly board: BoardModule<Kind>;
}

/** A match in progress, or just finished. */
export const Play = ({ source: opened, table, board }: PlayProps): JSX.Element => {
  const source = useShownTable(opened, board);
  const t = words.value;
  const session = source.session.value;
  const { viewer, secret, shows, open } = useCurtain(session, board.covers ?? false);
  const { scene, beat, showing } = source.sceneFor(viewer);
  useVoice(source, table, viewer, shows === 'table', board.says);
  const { Caption } = board;
  const bar = (
    <>
      <HomeLink />
      <BarTitle
        name={nameOf(table.game)}
        sub={
          Caption && scene && shows === 'table' ? (
            <Caption scene={scene} words={wordsAt(table)} />
          ) : session.log.length ? (
            t.table.moveNo(session.log.at(-1)?.seq ?? 0)
          ) : undefined
        }
      />
      <BarLinks rules={`/rules/${table.game}?table=${table.id}`} />
    </>
  );
  return (
    <Frame
      title={nameOf(table.game)}
      class="table"
      board={{ page: 'table', game: table.game, layout: board.layout ?? 'columns' }}
      bar={bar}
      main="table__main tp"
    >
      {shows === 'curtain' && viewer !== 'spectator' && (
        <Curtain
          table={table}
          yours={session.yours}
          seat={viewer}
          coat={board.coats[viewer] ?? 'ginger'}
          open={open}
        />
      )}
      {/* The curtain removes the table altogether, so that the next player sees nothing the last one saw
          or planned. */}
      {scene && shows === 'table' && (
        <Match
          {...{ source, table, board, scene, beat, showing, viewer }}
          handedOver={secret && !scene.outcome}
        />
      )}
      <Toasts source={source} />
    </Frame>
  );
};

interface MatchProps extends PlayProps {
  readonly source: ShownTable;
  readonly scene: Scene<Kind>;
  readonly beat: number;
  readonly showing: boolean; // part of a step that the board still shows
  readonly viewer: Viewer;
  readonly handedOver: boolean; // the curtain has just opened for this player
}

const Match = (match: MatchProps): JSX.Element => {
  const { source, table, board, scene, beat, showing, viewer, handedOver } = match;
  const session = source.session.value;
  const pending = !isCertain(session, viewer, scene);
  useKeptFocus('.tp', BOARD, scene);
  useLayoutEffect(() => {
    // The button that opened the curtain is gone.
    if (handedOver && isLost()) focusOn(BOARD);
  }, []);
  const past = useLastMove(shown(source.game, session, viewer) ?? scene);
  const hint = useHint(source, table, scene, viewer);
  const firstHint = useFirstHint(table, session, scene, viewer, showing);
  const [endClosed, setEndClosed] = useState(false);
  const celebrated = useCelebrated(scene.outcome !== null && !showing);
  const props = useBoardProps({
    source,
    table,
    viewer,
    pending,
    beat,
    scene: past.scene ?? scene,
    still: past.scene !== null,
    hint: past.scene ? null : hint.move,
    hintNext: past.scene ? [] : hint.next,
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
            showing={showing}
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
          board={board}
          scene={scene}
          outcome={scene.outcome}
          onClose={() => setEndClosed(true)}
        />
      )}
    </>
  );
};

const CELEBRATION = 1_800;

/** Delays the score until the last move has been seen; on a later visit the score is shown at once. */
const useCelebrated = (over: boolean): boolean => {
  const [done, setDone] = useState(over);
  useEffect(() => {
    if (!over) return setDone(false);
    const timer = setTimeout(() => setDone(true), CELEBRATION);
    return () => clearTimeout(timer);
  }, [over]);
  return over && done;
};
