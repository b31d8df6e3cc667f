import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Kind, Millis, Scene, Viewer } from '../../../kernel/game.ts';
import type { GuestId, TableInfo } from '../../../protocol/table.ts';
import { coatsOf, type BoardModule } from '../../kit/board.ts';
import { nameOf, words, wordsAt } from '../../preferences/language.ts';
import { isCalm } from '../../preferences/settings.ts';
import { BarLinks, BarTitle, Frame, HomeLink } from '../../page/Frame.tsx';
import { TournamentLink } from '../../page/TournamentLink.tsx';
import { useQuiet } from '../../page/quiet.ts';
import { focusOn, isLost, useKeptFocus } from '../../page/useKeptFocus.ts';
import { isCertain, movesIn, shown } from '../../table/session.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import type { TableSource } from '../../table/source.ts';
import { AskLater } from './AskLater.tsx';
import { Curtain } from './Curtain.tsx';
import { BOARD } from './board-focus.ts';
import { EndPanel } from './end/EndPanel.tsx';
import { Rematch } from './end/Rematch.tsx';
import type { RematchState } from './end/rematch-state.ts';
import { useRematch } from './end/useRematch.ts';
import { GoalCard, GoalName, rulesAt } from './Goal.tsx';
import { Layout } from './Layout.tsx';
import { SoundSwitch } from './SoundSwitch.tsx';
import { Toasts } from './Toasts.tsx';
import { useBoardProps } from './useBoardProps.ts';
import { useCurtain } from './useCurtain.ts';
import { useHiddenTurn } from './useHiddenTurn.ts';
import { useHint } from './useHint.ts';
import { useLastMove } from './useLastMove.ts';
import { useShownTable } from './useShownTable.ts';
import { useTheme } from './useTheme.ts';
import { useVoice } from './useVoice.ts';

interface PlayProps {
  readonly source: TableSource;
  readonly table: TableInfo;
  readonly board: BoardModule<Kind>;
}

const othersPlay = ({ seats }: TableInfo, me: GuestId | null): boolean =>
  seats.some((seat) => seat.kind === 'person' && seat.guest !== me);

/** A match in progress, or just finished. */
export const Play = ({ source: opened, table, board }: PlayProps): JSX.Element => {
  const source = useShownTable(opened, board);
  const t = words.value;
  const session = source.session.value;
  const { viewer, secret, shows, open } = useCurtain(session, board.covers ?? false);
  const { scene, beat, showing } = source.sceneFor(viewer);
  useVoice(source, table, viewer, shows === 'table', board.says);
  useTheme(board.theme, session.log.length === 0);
  const myTurn = useHiddenTurn(session, board);
  useQuiet(session.yours.length > 0 && table.status === 'playing' && othersPlay(table, session.me));
  const { Caption } = board;
  const moves = movesIn(session.log);
  const bar = (
    <>
      <HomeLink />
      <TournamentLink table={table} />
      <BarTitle
        name={<GoalName table={table} />}
        sub={
          Caption && scene && shows === 'table' ? (
            <Caption scene={scene} words={wordsAt(table)} />
          ) : moves > 0 ? (
            t.table.moveNo(moves)
          ) : undefined
        }
      />
      <GoalCard table={table} />
      <SoundSwitch />
      <BarLinks rules={rulesAt(table)} />
    </>
  );
  return (
    <Frame
      title={myTurn ? `${t.table.yourTurn} · ${nameOf(table.game)}` : nameOf(table.game)}
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
          coat={(scene ? coatsOf(board, scene.view) : board.coats)[viewer] ?? 'ginger'}
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
      {scene && !showing && <AskLater key={table.id} table={table} scene={scene} viewer={viewer} />}
      <Toasts source={source} atTable />
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
  const [endClosed, setEndClosed] = useState(false);
  const celebrated = useCelebrated(scene.outcome !== null && !showing, board.end?.celebrates);
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
  const rematch = useRematch(source, table);
  const coats = coatsOf(board, scene.view);
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
            coats={coats}
            regions={regions}
            hint={hint}
            showLast={past.again}
            showEnd={() => setEndClosed(false)}
          />
        )}
      </Board>
      {scene.outcome && celebrated && !endClosed && (
        <EndPanel
          {...{ source, table, board, scene, viewer, coats, rematch }}
          outcome={scene.outcome}
          onClose={() => setEndClosed(true)}
        />
      )}
      {endClosed && STRIPS.has(rematch.is) && (
        <div class="end-strip">
          <Rematch source={source} table={table} coats={coats} state={rematch} />
        </div>
      )}
    </>
  );
};

/** The question for a rematch stays in view after the end has been closed, unless there is nothing to say yet. */
const STRIPS: ReadonlySet<RematchState['is']> = new Set([
  'asked',
  'thinking',
  'declined',
  'begun',
  'followed',
]);

const CELEBRATION = 1_800;

/** Delays the score until the last move has been seen; on a later visit the score is shown at once. */
const useCelebrated = (over: boolean, celebrates: Millis = CELEBRATION): boolean => {
  const [done, setDone] = useState(over);
  useEffect(() => {
    if (!over) return setDone(false);
    const timer = setTimeout(() => setDone(true), isCalm() ? 0 : celebrates);
    return () => clearTimeout(timer);
  }, [over]);
  return over && done;
};
