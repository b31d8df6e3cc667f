import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Kind } from '../../../kernel/game.ts';
import type { BoardModule } from '../../kit/board.ts';
import { hasReview } from '../../games.ts';
import { words } from '../../language.ts';
import { CopyField } from '../../page/CopyField.tsx';
import { Icon } from '../../page/Icon.tsx';
import { Tabs } from '../../page/Tabs.tsx';
import type { Watched } from '../../table/load-replay.ts';
import { isLocal } from '../../table/source.ts';
import { MoveLog } from '../table/MoveLog.tsx';
import { Controls } from './Controls.tsx';
import { Graph } from './Graph.tsx';
import { lookOnly } from './look-only.ts';
import { PlayOn } from './PlayOn.tsx';
import { Proof } from './Proof.tsx';
import { useStepper } from './useStepper.ts';

interface PlayerProps {
  readonly watched: Watched;
  readonly board: BoardModule<Kind>;
}

export const Player = ({ watched, board }: PlayerProps): JSX.Element => {
  const { steps, table } = watched;
  const stepper = useStepper(watched);
  const step = steps[stepper.at];
  const { Board } = board;
  return (
    <>
      <section class="rp">
        <div class="rp__board">
          {step && <Board {...lookOnly(watched, step.scene)}>{({ stage }) => <>{stage}</>}</Board>}
        </div>
        <Controls stepper={stepper} line={step?.line ?? null} table={table}>
          {board.standing && (
            <Graph watched={watched} standing={board.standing} at={stepper.at} go={stepper.go} />
          )}
        </Controls>
      </section>
      <RightSide watched={watched} at={stepper.at} go={stepper.go} />
    </>
  );
};

type Tab = 'moves' | 'proof';

interface RightProps {
  readonly watched: Watched;
  readonly at: number;
  readonly go: (seq: number) => void;
}

const RightSide = ({ watched, at, go }: RightProps): JSX.Element => {
  const t = words.value.replay;
  const { table, steps } = watched;
  const [tab, setTab] = useState<Tab>('moves');
  const lines = steps.flatMap(({ line }) => (line ? [line] : []));
  const link = new URL(`/replay/${table.id}#${at}`, location.href).href;
  return (
    <div class="rp__side">
      <section class="panel panel--pad stack">
        <PlayOn watched={watched} at={at} />
        {isLocal(table.id) ? <p class="small">{t.onlyHere}</p> : <CopyField label={t.link} text={link} />}
        {hasReview(table.game) && steps.at(-1)?.scene.outcome && (
          <a class="btn" href={`/review/${table.id}`}>
            <Icon name="hint" />
            {words.value.review.title}
          </a>
        )}
      </section>
      <section class="side panel grow rp__tabs">
        <Tabs<Tab>
          label={t.title}
          chosen={tab}
          choose={setTab}
          tabs={[
            { id: 'moves', label: t.moves },
            { id: 'proof', label: t.proof },
          ]}
        >
          {tab === 'moves' ? (
            <MoveLog table={table} lines={lines} at={at} go={go} />
          ) : (
            <Proof watched={watched} />
          )}
        </Tabs>
      </section>
    </div>
  );
};
