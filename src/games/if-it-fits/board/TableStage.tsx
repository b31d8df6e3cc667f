import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { CARD } from './art/BoxCard.tsx';
import { nearSeat } from '../../../web/kit/board.ts';
import type { Area, Size } from '../../../web/kit/camera.ts';
import { Cells, type Cell as Spot } from '../../../web/kit/Cells.tsx';
import { Tabletop, type Place } from '../../../web/kit/Tabletop.tsx';
import type { Home } from '../../../web/kit/useCamera.ts';
import { WhyNot } from '../../../web/kit/WhyNot.tsx';
import { useSoundtrack } from '../../../web/kit/useSoundtrack.ts';
import { cellAt } from '../rules/cells.ts';
import { allBoxes, type BoxInfo } from '../rules/score.ts';
import type { Cell, Table } from '../rules/types.ts';
import { cellsOfMove } from './aim.ts';
import { BoxNote } from './BoxNote.tsx';
import { CardsOnTable } from './CardsOnTable.tsx';
import { DeckLeft } from './Deck.tsx';
import { nameOfCell } from './cell-names.ts';
import { Ghost } from './Ghost.tsx';
import { Ground } from './Ground.tsx';
import { SOUNDS } from './sounds.ts';
import { LastStep, latestArea } from './LastStep.tsx';
import { legalCells } from './legal-cells.ts';
import { Places } from './Places.tsx';
import { Rulers } from './Rulers.tsx';
import { SmallMap } from './SmallMap.tsx';
import { areaOf, cornerOf, outlineOf, rowsOf, sizeOf } from './table-map.ts';
import { tintsOf } from './tints.ts';
import { peopleOf, type Planning } from './usePlan.ts';
import type { FitsProps } from './props.ts';

interface StageProps {
  readonly props: FitsProps;
  readonly plan: Planning;
}

const CLOSEST = 1.6; // pixels per unit: a card of 160 by 224 is close enough
const SIX_CARDS = 6 * CARD.width;
const WIDE = 640; // pixels: from here on cards are readable however many are shown
const AROUND = 2; // free places to each side of the cards, to see where the next ones could go
// otherwise the first card would fill the window
const AT_LEAST: Size = { width: 9 * CARD.width, height: 5 * CARD.height };

export const TableStage = ({ props, plan }: StageProps): JSX.Element => {
  const {
    scene,
    settings,
    words: { board: words },
  } = props;
  const { view } = scene;
  const { table } = view;
  const boxes = useMemo(() => allBoxes(table, view.cats.length, view.rules), [table]);
  const tints = useMemo(() => tintsOf(table, boxes), [boxes]);
  useSoundtrack(scene, settings.sound, SOUNDS);
  const looked = boxes.find(({ cells }) => plan.looked !== null && cells.includes(plan.looked)) ?? null;
  return (
    <Tabletop
      table={sizeOf(table)}
      closest={CLOSEST}
      home={(window) => homeOf(table, window)}
      latest={latestArea(scene.events)}
      motion={settings.motion}
      wheel={(event) => turnsCard(table, plan, event)}
      words={words.tabletop}
      map={<SmallMap table={table} tints={tints} />}
      over={(place) => (
        <>
          <Rulers table={table} place={place} />
          <DeckLeft props={props} />
          <Notes props={props} plan={plan} box={looked} place={place} />
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
            motion={settings.motion}
          />
        ),
        [table, settings.motion],
      )}
      <LastStep events={scene.events} />
      {!props.pending && <Places moves={plan.legalHere} table={table} />}
      {looked && <path class="box-looked" d={outlineOf(table, looked.cells)} aria-hidden="true" />}
      {plan.ghost && <Ghost view={view} effects={plan.ghost} seat={nearSeat(props.seat)} />}
      <Grid props={props} plan={plan} boxes={boxes} />
    </Tabletop>
  );
};

/** A wide window shows all cards and the places around them; on a phone six cards side by side, around those that lie there. */
const homeOf = (table: Table, window: Size): Home => {
  const laid = areaOf(table.laid.map(({ at }) => at)) ?? { x: 0, y: 0, ...sizeOf(table) };
  return window.width >= WIDE ? { area: roomAround(laid) } : { area: laid, scale: window.width / SIX_CARDS };
};

const roomAround = ({ x, y, width, height }: Area): Area => {
  const [wide, high] = [
    Math.max(AT_LEAST.width, width + 2 * AROUND * CARD.width),
    Math.max(AT_LEAST.height, height + 2 * AROUND * CARD.height),
  ];
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
};

/** The wheel turns the card that is picked, over that card; anywhere else it zooms. */
const turnsCard = (table: Table, { picked, turn }: Planning, { target }: WheelEvent): boolean => {
  const spot = target instanceof Element ? target.closest<SVGElement>('[data-spot]')?.dataset['spot'] : null;
  if (!picked || !('turned' in picked) || !cellsOfMove(table, picked).includes(Number(spot ?? -1)))
    return false;
  turn();
  return true;
};

const Grid = ({ props, plan, boxes }: StageProps & { boxes: readonly BoxInfo[] }): JSX.Element => {
  const { table } = props.scene.view;
  const legal = legalCells(plan, table);
  const chosen = cellsOfMove(table, plan.picked);
  const cell = (at: Cell): Spot => {
    const [x, y] = cornerOf(at);
    return {
      x,
      y,
      width: CARD.width,
      height: CARD.height,
      name: nameOfCell(props, plan, boxes, at),
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
      cancel={plan.cancel}
    />
  );
};

interface NotesProps extends StageProps {
  readonly box: BoxInfo | null;
  readonly place: Place;
}

const whyOf = (props: FitsProps, says: string, box: BoxInfo | null): string => {
  if (!box) return says;
  const words = props.words.board;
  const people = peopleOf(props);
  return `${says} ${words.whose(box, people)}, ${words.worth(box.value.points)}: ${words.reasons(box, people)}.`;
};

/** The reason of a refusal at its spot, with the note on the box there; without a refusal only the note. */
const Notes = ({ props, plan, box, place }: NotesProps): JSX.Element | null => {
  const { why, looked } = plan;
  const at = why?.at ?? looked;
  const area = at === null ? null : areaOf([at]);
  if (!area) return null;
  const spot = place(area);
  if (why && why.at !== null)
    return (
      <WhyNot
        spot={spot}
        says={whyOf(props, why.says, plan.picked ? null : box)}
        link={props.ruleLink(why.key)}
        close={plan.cancel}
      />
    );
  return box && !plan.picked ? <BoxNote props={props} box={box} above={spot.bottom > 0.6} /> : null;
};
