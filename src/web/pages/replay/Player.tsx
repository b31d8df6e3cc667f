import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Kind } from '../../../kernel/game.ts';
import type { BoardModule, SidePage } from '../../kit/board.ts';
import { words } from '../../preferences/language.ts';
import { usePlayerWords } from './player-words.ts';
import { AnalysisLink } from '../../page/AnalysisLink.tsx';
import { LinkField } from '../../page/LinkField.tsx';
import { Icon } from '../../page/Icon.tsx';
import { Tabs } from '../../page/Tabs.tsx';
import { useSideRequests } from '../../page/useSideRequests.ts';
import type { Watched } from '../../table/load-replay.ts';
import { isLocal } from '../../table/source.ts';
import { MoveLog } from '../table/MoveLog.tsx';
import { Controls } from './Controls.tsx';
import { ViewerChoice } from './ViewerChoice.tsx';
import { Graph } from './Graph.tsx';
import { lookOnly } from './look-only.ts';
import { PlayOn } from './PlayOn.tsx';
import { Proof } from './Proof.tsx';
import { useViewerChoice } from './useViewerChoice.ts';
import { beatsTo, useStepBeats } from './useStepBeats.ts';
import { useStepper } from './useStepper.ts';

interface PlayerProps {
  readonly watched: Watched;
  readonly board: BoardModule<Kind>;
}

export const Player = ({ watched, board }: PlayerProps): JSX.Element => {
  const viewerChoices = useViewerChoice(watched);
  const { steps, viewer } = viewerChoices.seen;
  const stepper = useStepper(watched, (at) => sum(beatsTo(board, steps, at).map(({ lasts }) => lasts)));
  const step = steps[stepper.at];
  const { scene, beat } = useStepBeats(board, steps, stepper.at);
  const { Board } = board;
  if (!step || !scene) return <></>;
  return (
    <Board {...lookOnly(watched, scene, viewer, beat)}>
      {({ stage, tray, pages = [] }) => (
        <>
          <section class="rp">
            <ViewerChoice choices={viewerChoices} table={watched.table} />
            <div class="rp__board">{stage}</div>
            {viewer !== 'spectator' && <div class="rp__tray">{tray}</div>}
            <Controls stepper={stepper} line={step.line} table={watched.table}>
              {board.standing && (
                <Graph watched={watched} standing={board.standing} at={stepper.at} go={stepper.go} />
              )}
            </Controls>
          </section>
          <RightSide watched={viewerChoices.seen} at={stepper.at} go={stepper.go} pages={pages} />
        </>
      )}
    </Board>
  );
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

interface RightProps {
  readonly watched: Watched;
  readonly at: number;
  readonly go: (seq: number) => void;
  readonly pages: readonly SidePage[]; // pages of the game
}

const RightSide = ({ watched, at, go, pages }: RightProps): JSX.Element => {
  const t = usePlayerWords();
  const { table, steps } = watched;
  const [tab, setTab] = useState('moves');
  const box = useRef<HTMLElement>(null);
  useSideRequests((page) => {
    if (page === null) return;
    setTab(page);
    box.current?.scrollIntoView({ block: 'nearest' }); // on a phone it is far below
  });
  const lines = steps.flatMap(({ line }) => (line ? [line] : []));
  return (
    <div class="rp__side">
      <section class="panel panel--pad stack">
        <PlayOn watched={watched} at={at} />
        {isLocal(table.id) ? (
          <p class="small">{t.onlyHere}</p>
        ) : (
          <LinkField label={t.link} path={`/replay/${table.id}#${at}`} />
        )}
        {steps.at(-1)?.scene.outcome && (
          <a class="btn" href={`/review/${table.id}#${at}`}>
            <Icon name="hint" />
            {words.value.review.title}
          </a>
        )}
        {steps.at(-1)?.scene.outcome && !isLocal(table.id) && (
          <a class="btn" href={`/together/${table.id}`}>
            <Icon name="people" />
            {t.together}
          </a>
        )}
        {steps.at(-1)?.scene.outcome && (
          <AnalysisLink game={table.game} version={watched.game.version} of={{ match: table.id, at }}>
            {t.analyse}
          </AnalysisLink>
        )}
      </section>
      <section class="side panel grow rp__tabs" ref={box}>
        <Tabs<string>
          label={words.value.replay.title}
          chosen={tab}
          choose={setTab}
          tabs={[{ id: 'moves', label: t.moves }, ...pages, { id: 'proof', label: t.proof }]}
        >
          {tab === 'moves' && <MoveLog table={table} lines={lines} me={null} at={at} go={go} />}
          {tab === 'proof' && <Proof watched={watched} />}
          {pages.find(({ id }) => id === tab)?.body}
        </Tabs>
      </section>
    </div>
  );
};
