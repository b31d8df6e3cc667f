import type { Scene, Seat } from '../../../../kernel/game.ts';
import { penaltyOf } from '../../rules/cards/cards.ts';
import type { DuelEvent, DuelView } from '../../rules/duel/types.ts';
import { isDuelView } from '../../rules/duel/seated-at.ts';
import type { AnyKittyPaw } from '../../rules/game.ts';
import type { Event, KittyPaw, View } from '../../rules/race/types.ts';
import type { DuelProps, KittyPawProps, RaceProps } from '../props/props.ts';

export const isDuel = (props: KittyPawProps): props is DuelProps => isDuelView(props.scene.view);

/** The table of this seat's own run; null if the run is not in progress or not visible. */
export const ownTable = ({ runs }: DuelView, seat: Seat): View | null => {
  const run = runs[seat];
  return run && 'table' in run ? run.table : null;
};

const ALONE: Seat = 0;

/** The scene at that table, with its player as the only seat. */
export const sceneAt = (scene: Scene<AnyKittyPaw>, table: View, seat: Seat): Scene<KittyPaw> => ({
  seq: scene.seq,
  at: scene.at,
  view: table,
  actors: [ALONE],
  awaiting: [ALONE],
  due: scene.due,
  outcome: null,
  events: scene.events.flatMap((event) => eventAt(event, seat)),
});

const eventAt = (event: Event | DuelEvent, seat: Seat): Event[] => {
  if ('seat' in event && event.seat !== seat) return [];
  if (event.what === 'tried') return [asChecked(event)];
  if (isOfTheDuel(event)) return [];
  return ['seat' in event ? { ...event, seat: ALONE } : event];
};

/** True for events of the duel that do not exist in a race. */
const isOfTheDuel = (event: Event | DuelEvent): event is Exclude<DuelEvent, { what: 'tried' }> =>
  event.what === 'run-began' ||
  event.what === 'next-card' ||
  event.what === 'run-over' ||
  event.what === 'compared';

const asChecked = ({ card, how, wrong }: Extract<DuelEvent, { what: 'tried' }>): Event =>
  how === 'late'
    ? { what: 'too-late', seat: ALONE, card, points: penaltyOf(card) }
    : { what: 'checked', seat: ALONE, card, correct: how === 'right', wrong, points: 0 };

/** The props for the race board at that table. */
export const propsAt = (props: DuelProps, table: View, seat: Seat): RaceProps => ({
  ...props,
  scene: sceneAt(props.scene, table, seat),
  seat: props.seat === 'spectator' ? 'spectator' : ALONE,
  sitter: () => props.sitter(seat),
  preview: (move) => {
    const shown = props.preview(move);
    const later = shown && isDuelView(shown.view) ? ownTable(shown.view, seat) : null;
    return shown && later && sceneAt(shown, later, seat);
  },
});
