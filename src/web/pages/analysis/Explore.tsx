import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { defined } from '../../../kernel/defined.ts';
import type { Kind, Scene } from '../../../kernel/game.ts';
import { scene as sceneFor } from '../../../kernel/match.ts';
import { announce } from '../../kit/Announcer.tsx';
import type { BoardProps } from '../../kit/board.ts';
import { useNarrow } from '../../kit/useNarrow.ts';
import { Tabs } from '../../page/Tabs.tsx';
import { wordsOf } from '../../preferences/language.ts';
import { colourOf } from '../../table/people.ts';
import type { AnalysisWords } from '../../words/analysis.en.ts';
import { puzzleBoard } from '../puzzles/puzzle-board.ts';
import { useStepBeats } from '../replay/useStepBeats.ts';
import { holdsAnalysis, positionsOn, writeAddress, type AnalysisDoc } from './analysis-doc.ts';
import type { AnalysisGame } from './analysis-game.ts';
import { ChanceColumn } from './ChanceColumn.tsx';
import { Dock, PlayFrom } from './Dock.tsx';
import { EngineLines } from './EngineLines.tsx';
import { Note } from './Note.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { withMove, type TreePlace } from './tree.ts';
import { useEngine } from './useEngine.ts';
import { Variations } from './Variations.tsx';

interface ExploreProps {
  readonly analysed: AnalysisGame;
  readonly doc: AnalysisDoc;
  readonly set: (doc: AnalysisDoc) => void;
  readonly setUp: (position: string) => void;
  readonly t: AnalysisWords;
}

const ADDRESS_AFTER = 400; // ms: browsers refuse an address that changes with every key

/** The board with its engine, the tree and the notes. */
export const Explore = ({ analysed, doc, set, setUp, t }: ExploreProps): JSX.Element => {
  const { game, board, positions: texts } = analysed;
  const narrow = useNarrow();
  const [on, setOn] = useState(true);
  const [pointed, setPointed] = useState<Kind['move']>(null); // the first move of the line under the finger
  const [sharing, setSharing] = useState(false);
  const positions = useMemo(
    () => positionsOn(analysed, doc),
    [analysed, doc.position, doc.options, doc.root, doc.path],
  );
  const now = defined(positions.at(-1));
  const [turn = 0] = game.actors(now.state);
  const steps = useMemo(
    () => positions.map((position) => ({ scene: sceneFor(game, position, turn) })),
    [positions, turn],
  );
  const over = defined(steps.at(-1)).scene.outcome;
  const key = writeAddress(analysed, doc);
  const engine = useEngine(game.id, now.state, keyOf(doc), on && !over);
  const go = (place: TreePlace): void => set({ ...doc, ...place });
  useAddress(game.id, key);
  useAnnouncedStep(analysed, steps);
  const { scene = defined(steps.at(-1)).scene, beat } = useStepBeats(board, steps, steps.length - 1);
  const best = engine.thought?.lines[0]?.moves[0] ?? null;
  const own = puzzleBoard({
    game,
    scene,
    beat,
    solver: turn,
    open: !over,
    hint: on && !over ? (pointed ?? best) : null,
    answers: [],
    play: (move) => go(withMove(doc, game.write(move))),
  });
  const props: BoardProps<Kind> = {
    ...own,
    sitter: (seat) => {
      const colour = colourOf(game.id, seat);
      return { name: colour, bot: false, thirdPerson: colour, note: null };
    },
    settings: { ...own.settings, secondTap: false }, // a move is taken back with one step
  };
  const lines = (
    <EngineLines
      {...{ analysed, engine, now, turn, on, setOn, setPointed, t }}
      over={over !== null}
      play={(moves) => go(moves.reduce<TreePlace>((place, move) => withMove(place, game.write(move)), doc))}
    />
  );
  const tree = <Variations analysed={analysed} doc={doc} first={defined(positions[0])} go={go} t={t} />;
  const note = <Note doc={doc} go={go} t={t} />;
  const { Board } = board;
  return (
    <Board {...props}>
      {({ stage, tray }) => (
        <>
          <ChanceColumn game={game.id} turn={turn} thought={engine.thought} outcome={over} t={t} />
          <section class="an__stage stage">
            <div class="an__board">{stage}</div>
          </section>
          <div class="an__tray">{tray}</div>
          <Dock
            {...{ doc, go, t }}
            setUp={() => setUp(texts.write(now.state))}
            share={() => setSharing(true)}
          >
            <PlayFrom analysed={analysed} doc={doc} state={over ? null : now.state} turn={turn} t={t} />
          </Dock>
          <aside class="an__side panel">
            {narrow ? (
              <Parts {...{ lines, tree, note, t }} />
            ) : (
              <>
                {lines}
                {tree}
                {note}
                <p class="small an__keys">{t.keys}</p>
              </>
            )}
          </aside>
          {sharing && <ShareDialog {...{ analysed, doc, set, t }} onClose={() => setSharing(false)} />}
        </>
      )}
    </Board>
  );
};

/** The engine cares about the moves that led here, because positions may repeat; notes and other lines change nothing. */
const keyOf = ({ position, options, root, path }: AnalysisDoc): string => {
  const moves: string[] = [];
  let node = root;
  for (const index of path) {
    node = node.next[index] ?? node;
    moves.push(node.move);
  }
  return [position, JSON.stringify(options), ...moves].join(' ');
};

/** The address always leads back to what is on the screen. */
const useAddress = (game: string, text: string): void => {
  useEffect(() => {
    const write = (): void => history.replaceState(history.state, '', `/analysis/${game}#${text}`);
    const { hash } = location;
    // An address that was pasted meanwhile is opened as soon as its event comes, and must still be there.
    const isPasted = (): boolean => location.hash !== hash && holdsAnalysis(location.hash);
    const timer = setTimeout(() => void (isPasted() || write()), ADDRESS_AFTER);
    // The skip link puts a place on the page there.
    const restore = (): void => void (holdsAnalysis(location.hash) || write());
    addEventListener('hashchange', restore);
    return () => {
      clearTimeout(timer);
      removeEventListener('hashchange', restore);
    };
  }, [game, text]);
};

/** Says what the step that leads here has done. */
const useAnnouncedStep = (
  { game }: AnalysisGame,
  steps: readonly { readonly scene: Scene<Kind> }[],
): void => {
  const first = useRef(true);
  useEffect(() => {
    const said = wordsOf(game.id).events;
    const events = steps.at(-1)?.scene.events ?? [];
    const text = events
      .map((event) => said[event.what]?.(event, (seat) => colourOf(game.id, seat)) ?? '')
      .join(' ');
    if (!first.current) announce(text);
    first.current = false;
  }, [steps]);
};

interface PartsProps {
  readonly lines: JSX.Element;
  readonly tree: JSX.Element;
  readonly note: JSX.Element;
  readonly t: AnalysisWords;
}

/** On a phone one of them at a time. */
const Parts = ({ lines, tree, note, t }: PartsProps): JSX.Element => {
  const [part, choose] = useState<'lines' | 'tree' | 'note'>('lines');
  return (
    <Tabs
      label={t.variations}
      chosen={part}
      choose={choose}
      tabs={[
        { id: 'lines', label: t.lines },
        { id: 'tree', label: t.tree },
        { id: 'note', label: t.notes },
      ]}
    >
      {{ lines, tree, note }[part]}
    </Tabs>
  );
};
