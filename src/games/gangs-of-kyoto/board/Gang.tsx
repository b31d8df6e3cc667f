import type { JSX } from 'preact';
import { eventsOf } from '../../../parts/events.ts';
import type { Mood } from '../../../web/art/base/coats.ts';
import { NightPortrait } from './art/NightPortrait.tsx';
import { signOfSeat } from '../../../web/art/base/seats.ts';
import { hintClass } from '../../../web/kit/board.ts';
import { Sign } from '../../../web/art/base/Sign.tsx';
import { Thing } from '../../../web/art/Thing.tsx';
import type { Card } from '../rules/cards.ts';
import { limitOf } from '../rules/row.ts';
import type { Seen } from '../rules/types.ts';
import { Dial } from './Dial.tsx';
import { coatOf, eveningOf } from './gangs.ts';
import type { GangProps } from './gang-props.ts';
import { GangNote } from './GangNote.tsx';
import { PileBadge } from './PileBadge.tsx';
import { RowCards } from './RowCards.tsx';
import { sayGang } from './say-gang.ts';
import { StreetScene } from './StreetScene.tsx';
import { bellsShown, hoursShown } from './table-view.ts';
import { useTicks } from './useTicks.ts';
import { otherName } from './props.ts';

/**
 * A player, their street, and the button that gives them the card. Screen readers get the content of the drawing as
 * sentences.
 */
export const Gang = (gang: GangProps): JSX.Element => {
  const { props, plan, closing, seat, player } = gang;
  const { view } = props.scene;
  const { board: words } = props.words;
  const limit = limitOf(view.rules, player);
  const { seq, events } = props.scene;
  const hours = useTicks(hoursShown(player, events), props.settings.motion, `${seq} ${props.beat}`);
  const late = closing?.late.seat === seat;
  const forecast = closing ? null : (plan.forecasts[seat] ?? null);
  const risk = gang.risks?.[seat];
  const bells = bellsShown(player, events);
  const isGiving = plan.open.length > 0 || plan.turn !== null; // a tap anywhere in a street means the street
  return (
    <button
      type="button"
      class={classesOf(gang)}
      data-spot={seat}
      data-legal={plan.open.includes(seat) ? '' : undefined}
      aria-pressed={plan.picked === seat}
      onClick={(event) => {
        const card = isGiving ? null : cardUnder(event, player.row);
        if (card === null) plan.tap(seat);
        else gang.read(card);
      }}
      onContextMenu={(event) => {
        const card = cardUnder(event, player.row);
        if (card === null) return;
        event.preventDefault();
        gang.read(card);
      }}
    >
      <span class="sr">{sayGang(gang)}</span>
      {view.players.length > 2 && <StreetScene street={seat} awake={late ? 0 : 1 - hours / limit} />}
      <Face {...gang} />
      <span class="gang__dial" aria-hidden="true">
        <Dial hours={hours} limit={limit} next={forecast?.to ?? null} late={late} />
        {risk !== undefined && !closing && (
          <b class="gang__risk">{words.risk.note(Math.round(risk * 100))}</b>
        )}
      </span>
      <span class="gang__name" aria-hidden="true">
        <b>{props.sitter(seat).name}</b>
        <PileBadge props={props} seat={seat} pile={player.pile} />
        <small class="gang__street">{bells > 0 && words.inTheStreet(bells)}</small>
        <span class="gang__live">{props.sitter(seat).note}</span>
      </span>
      <RowCards row={player.row} events={props.scene.events} words={words} {...gang} />
      <GangNote {...gang} />
      {forecast && (
        <span class="gang__say" aria-hidden="true">
          {words.forecast(otherName(props, seat), forecast)}
        </span>
      )}
    </button>
  );
};

/** The card of this row that was tapped. A key press has none. */
const cardUnder = ({ target }: Event, row: readonly Seen[]): Card | null => {
  const id =
    target instanceof Element ? target.closest<HTMLElement>('[data-card]')?.dataset['card'] : undefined;
  return row.find((seen) => `${seen.id}` === id)?.card ?? null;
};

/** While a round closes no lantern is shown, because the view already has the next holder. */
const Face = (gang: GangProps): JSX.Element => {
  const { props, closing, seat } = gang;
  const { view, events } = props.scene;
  const handsOn = closing !== null && eventsOf(events, 'first-passed').length > 0;
  return (
    <span class="gang__face" aria-hidden="true">
      <NightPortrait
        coat={coatOf(seat)}
        evening={eveningOf(seat)}
        cut={view.players.length > 2 ? 'face' : 'card'}
        size={view.players.length > 2 ? 64 : 120}
        mood={moodOf(gang)}
      />
      <Sign class="gang__sign" sign={signOfSeat(seat)} size={24} />
      {view.first === seat && !handsOn && (
        <span class="gang__first" key={view.round}>
          <Thing name="lantern" size={26} />
        </span>
      )}
    </span>
  );
};

const classesOf = ({ props, plan, closing, seat, player }: GangProps): string => {
  const { view, actors, outcome } = props.scene;
  const { hint } = props;
  const states: Record<string, boolean> = {
    'gang--open': plan.open.includes(seat),
    'is-late': closing ? closing.late.seat === seat : (plan.forecasts[seat]?.late ?? false),
    'is-struck': closing?.late.seat === seat,
    'is-picked': plan.picked === seat || plan.over === seat,
    'is-hinted': hint?.do === 'give' && hint.to === seat && plan.picked !== seat,
    'is-done': player.received && !closing && view.phase.name === 'give',
    'is-asked': !closing && view.phase.name === 'veto' && view.phase.seat === seat,
    'is-moving': !closing && !outcome && actors.includes(seat),
    'gang--winner': outcome?.winners.includes(seat) ?? false,
    'is-me': seat === props.seat,
  };
  const hinted = states['is-hinted'] ? hintClass(props) : '';
  return ['gang', hinted, ...Object.keys(states).filter((state) => states[state])].join(' ');
};

const moodOf = ({ props, plan, closing, seat }: GangProps): Mood => {
  const { view, outcome } = props.scene;
  if (outcome) return outcome.winners.includes(seat) ? 'smug' : 'calm';
  if (closing) return closing.late.seat === seat ? 'surprised' : 'smug';
  if (plan.forecasts[seat]?.late && (plan.picked === seat || plan.over === seat)) return 'surprised';
  return view.active === seat || (view.phase.name === 'veto' && view.phase.seat === seat) ? 'alert' : 'calm';
};
