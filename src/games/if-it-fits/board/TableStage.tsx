import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { CARD } from './art/card-size.ts';
import { eventsOf } from '../../../parts/events.ts';
import { nearSeat } from '../../../web/kit/board.ts';
import { Cells, type Cell as Spot } from '../../../web/kit/Cells.tsx';
import { Tabletop } from '../../../web/kit/Tabletop.tsx';
import { useMarks } from '../../../web/kit/useMarks.ts';
import { useNarrow } from '../../../web/kit/useNarrow.ts';
import { useSoundtrack } from '../../../web/kit/useSoundtrack.ts';
import { wheelCounter, type WheelCounter } from '../../../web/kit/wheel.ts';
import { cellAt } from '../rules/cells.ts';
import { allBoxes, type BoxInfo } from '../rules/score.ts';
import type { Cell, Table } from '../rules/types.ts';
import { cellsOfMove } from './aim.ts';
import { AnswerMarks } from './AnswerMarks.tsx';
import { BoxTags } from './BoxTags.tsx';
import { CatChoice } from './CatChoice.tsx';
import { CardsOnTable } from './CardsOnTable.tsx';
import { Closing } from './Closing.tsx';
import { countingIn } from './count.ts';
import { CountMarks } from './CountMarks.tsx';
import { CountSum } from './CountSum.tsx';
import { DeckLeft } from './Deck.tsx';
import { namesOfTaken, nameOfFree } from './cell-names.ts';
import { Ghost } from './Ghost.tsx';
import { Ground } from './Ground.tsx';
import { HintMark } from './HintMark.tsx';
import { CLOSEST, homeAtTheEnd, homeOf } from './home.ts';
import { SOUNDS } from './sounds.ts';
import { actionsAfter, NO_ACTIONS } from './last-actions.ts';
import { latestArea } from './last-cells.ts';
import { LastStep } from './LastStep.tsx';
import { Legend } from './Legend.tsx';
import { legalCells } from './legal-cells.ts';
import { Notes } from './Notes.tsx';
import { Places } from './Places.tsx';
import { Rulers } from './Rulers.tsx';
import { SmallMap } from './SmallMap.tsx';
import { areaOf, cornerOf, outlineOf, rowsOf, sizeOf } from './table-map.ts';
import { tintsOf } from './tints.ts';
import type { Planning } from './usePlan.ts';
import type { FitsProps } from './props.ts';

interface StageProps {
  readonly props: FitsProps;
  readonly plan: Planning;
}

export const TableStage = ({ props, plan }: StageProps): JSX.Element => {
  const {
    scene,
    settings,
    words: { board: words },
  } = props;
  const { view } = scene;
  const { table } = view;
  const boxes = useMemo(() => allBoxes(table, view.cats.length, view.rules), [table]);
  const tints = useMemo(() => tintsOf(boxes), [boxes]);
  useSoundtrack(props, SOUNDS);
  const narrow = useNarrow();
  const wheelSteps = useMemo(wheelCounter, []);
  const actions = useMarks(
    { seq: scene.seq, beat: props.beat, events: scene.events },
    NO_ACTIONS,
    actionsAfter,
  );
  const counting = countingIn(scene, props.beat);
  const counted = scene.outcome !== null && counting === null;
  const map = useMemo(() => <SmallMap table={table} tints={tints} />, [tints]);
  const clear = areaOf(cellsOfMove(table, plan.ghost?.move ?? props.hint ?? null));
  // Not drawn again with every tap: a table may carry dozens of drawings on its tags.
  const tags = useMemo(
    () =>
      counting ? null : (
        <BoxTags
          words={words.tag}
          boxes={boxes}
          tableWidth={sizeOf(table).width}
          closed={eventsOf(scene.events, 'closed').map(({ box }) => box)}
          clear={clear}
        />
      ),
    [boxes, scene.events, words, counting === null, clear?.x, clear?.y],
  );
  const choices = useMemo(
    () => plan.legalHere.flatMap((move) => areaOf(cellsOfMove(table, move)) ?? []),
    [plan.legalHere, table],
  );
  const hinted = areaOf(cellsOfMove(table, props.hint ?? props.answers?.[0]?.move ?? null));
  const looked = boxes.find(({ cells }) => plan.looked !== null && cells.includes(plan.looked)) ?? null;
  return (
    <div class={`fits-stage ${view.phase.name === 'cat' ? 'fits-stage--cats' : ''}`}>
      <Tabletop
        key={counted ? 'end' : 'play'} // at the end it forgets what part was looked at
        table={sizeOf(table)}
        closest={CLOSEST}
        home={(window) => (counted ? homeAtTheEnd : homeOf)(view, window)}
        latest={
          counted ? null : ((counting && areaOf(counting.box.cells)) ?? hinted ?? latestArea(scene.events))
        }
        choices={choices}
        motion={settings.motion}
        wheel={(event) => turnsCard(table, plan, event, wheelSteps)}
        words={words.tabletop}
        map={map}
        tags={tags}
        over={(place) => (
          <>
            <Rulers table={table} place={place} />
            {view.phase.name !== 'cat' && view.phase.name !== 'over' && <DeckLeft props={props} />}
            {counting ? (
              <CountSum props={props} box={counting.box} place={place} />
            ) : (
              <Notes props={props} plan={plan} box={looked} place={place} />
            )}
          </>
        )}
      >
        {useMemo(
          () => (
            <Ground table={table} />
          ),
          [table.width, table.height],
        )}
        {useMemo(
          () => (
            <CardsOnTable
              table={table}
              tints={tints}
              boxes={boxes}
              scene={scene}
              near={nearSeat(props.seat)}
              narrow={narrow}
              motion={settings.motion}
            />
          ),
          [table, settings.motion, narrow],
        )}
        {settings.motion === 'full' && <Closing key={scene.seq} table={table} events={scene.events} />}
        {!counting && !scene.outcome && !props.hintIs && <LastStep actions={actions} me={props.seat} />}
        {counting && <CountMarks table={table} box={counting.box} />}
        {!props.pending && <Places moves={plan.legalHere} table={table} />}
        {looked && <path class="box-looked" d={outlineOf(table, looked.cells)} aria-hidden="true" />}
        <HintMark props={props} plan={plan} />
        <AnswerMarks props={props} />
        {plan.ghost && <Ghost view={view} effects={plan.ghost} seat={nearSeat(props.seat)} />}
        <Grid props={props} plan={plan} boxes={boxes} />
      </Tabletop>
      {view.phase.name === 'cat' ? (
        <CatChoice props={props} plan={plan} />
      ) : (
        <Legend props={props} boxes={boxes} />
      )}
    </div>
  );
};

/** The wheel turns the card that is picked, over that card; anywhere else it zooms. */
const turnsCard = (
  table: Table,
  { picked, turn }: Planning,
  event: WheelEvent,
  wheelSteps: WheelCounter,
): boolean => {
  const { target } = event;
  const spot = target instanceof Element ? target.closest<SVGElement>('[data-spot]')?.dataset['spot'] : null;
  if (!picked || !('turned' in picked) || !cellsOfMove(table, picked).includes(Number(spot ?? -1)))
    return false;
  if (wheelSteps(event) % 2 !== 0) turn(); // two steps turn it half round and back
  return true;
};

const Grid = ({ props, plan, boxes }: StageProps & { boxes: readonly BoxInfo[] }): JSX.Element => {
  const { table } = props.scene.view;
  const legal = legalCells(plan, table);
  const chosen = cellsOfMove(table, plan.picked);
  const taken = useMemo(() => namesOfTaken(props, boxes), [boxes, props.words, props.seat]);
  const cell = (at: Cell): Spot => {
    const [x, y] = cornerOf(at);
    return {
      x,
      y,
      width: CARD.width,
      height: CARD.height,
      name: taken.get(at) ?? nameOfFree(props, plan, boxes, at),
      selected: chosen.includes(at),
      legal: !props.pending && legal.has(at),
    };
  };
  return (
    <Cells
      label={props.words.board.table(table.width, table.height)}
      rows={rowsOf(table)}
      start={cellAt(Math.floor(table.width / 2), Math.floor(table.height / 2))}
      cell={cell}
      choose={plan.tap}
      hover={plan.look}
      visit={plan.look}
      cancel={plan.drop}
    />
  );
};
