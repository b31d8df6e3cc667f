import type { JSX } from 'preact';
import { eventsOf } from '../../../parts/events.ts';
import type { Mood } from '../../../web/art/base/coats.ts';
import { NightPortrait } from './art/NightPortrait.tsx';
import { signOfSeat } from '../../../web/art/base/seats.ts';
import { Sign } from '../../../web/art/base/Sign.tsx';
import { Thing } from '../../../web/art/Thing.tsx';
import { faceOf } from '../rules/cards.ts';
import { bellsIn, bellsOf, hoursOf, limitOf } from '../rules/row.ts';
import type { PlayerView } from '../rules/types.ts';
import type { TownWords } from '../words/town-types.ts';
import { Dial } from './Dial.tsx';
import { coatOf, eveningOf } from './gangs.ts';
import type { GangProps } from './gang-props.ts';
import { GangNote } from './GangNote.tsx';
import { PileBadge } from './PileBadge.tsx';
import { RowCards } from './RowCards.tsx';
import { StreetScene } from './StreetScene.tsx';
import { goalOf, isForAllEyes } from './table-view.ts';
import { otherName, type KyotoProps } from './props.ts';

/**
 * A player, their street, and the button that gives them the card. Screen readers get the content of the drawing as
 * sentences.
 */
export const Gang = (gang: GangProps): JSX.Element => {
  const { props, plan, closing, seat, player } = gang;
  const { view } = props.scene;
  const [hours, limit] = [hoursOf(player.row), limitOf(view.rules, player)];
  const late = closing?.late.seat === seat;
  const forecast = plan.forecasts[seat] ?? null;
  const risk = gang.risks?.[seat];
  // While a round closes no lantern is shown, because the view already has the next holder.
  const handsOn = closing !== null && eventsOf(props.scene.events, 'first-passed').length > 0;
  return (
    <button
      type="button"
      class={classesOf(gang)}
      data-spot={seat}
      data-legal={plan.open.includes(seat) ? '' : undefined}
      aria-pressed={plan.picked === seat}
      onClick={() => plan.tap(seat)}
      onKeyDown={(event) => event.key === 'Escape' && plan.cancel()}
    >
      <span class="sr">{sayGang(gang)}</span>
      <StreetScene street={seat} awake={late ? 0 : 1 - hours / limit} />
      <span class="gang__face" aria-hidden="true">
        <NightPortrait
          coat={coatOf(seat)}
          evening={eveningOf(seat)}
          cut="face"
          size={64}
          mood={moodOf(gang)}
        />
        <Sign class="gang__sign" sign={signOfSeat(seat)} size={24} />
        {view.first === seat && !handsOn && (
          <span class="gang__first" key={view.round}>
            <Thing name="lantern" size={26} />
          </span>
        )}
      </span>
      <span class="gang__name" aria-hidden="true">
        <b>{props.sitter(seat).name}</b>
        <PileBadge props={props} seat={seat} pile={player.pile} />
        <span class="gang__live">{props.sitter(seat).note}</span>
      </span>
      <RowCards row={player.row} events={props.scene.events} seat={seat} closing={closing} />
      <span class="gang__dial" aria-hidden="true">
        <Dial hours={hours} limit={limit} next={forecast && !closing ? forecast.to : null} late={late} />
        {risk !== undefined && !closing && (
          <b class="gang__risk">{props.words.board.risk.note(Math.round(risk * 100))}</b>
        )}
      </span>
      <GangNote {...gang} hours={hours} limit={limit} />
    </button>
  );
};

const classesOf = ({ props, plan, closing, seat, player }: GangProps): string => {
  const { view, actors, outcome } = props.scene;
  const states: Record<string, boolean> = {
    'gang--open': plan.open.includes(seat),
    'is-late': closing ? closing.late.seat === seat : (plan.forecasts[seat]?.late ?? false),
    'is-struck': closing?.late.seat === seat,
    'is-picked': plan.picked === seat || plan.over === seat,
    'is-done': player.received && !closing && view.phase.name === 'give',
    'is-asked': !closing && view.phase.name === 'veto' && view.phase.seat === seat,
    'is-moving': !closing && !outcome && actors.includes(seat),
    'gang--winner': outcome?.winners.includes(seat) ?? false,
    'is-me': seat === props.seat,
  };
  return ['gang', ...Object.keys(states).filter((state) => states[state])].join(' ');
};

const moodOf = ({ props, plan, closing, seat }: GangProps): Mood => {
  const { view, outcome } = props.scene;
  if (outcome) return outcome.winners.includes(seat) ? 'smug' : 'calm';
  if (closing) return closing.late.seat === seat ? 'surprised' : 'smug';
  if (plan.forecasts[seat]?.late && (plan.picked === seat || plan.over === seat)) return 'surprised';
  return view.active === seat || (view.phase.name === 'veto' && view.phase.seat === seat) ? 'alert' : 'calm';
};

const sayPile = (props: KyotoProps, pile: PlayerView['pile'], words: TownWords['pile']): string =>
  pile.open && isForAllEyes(props)
    ? words.open(bellsIn(pile.bag), goalOf(props.scene.view))
    : words.closed(pile.cards);

/** The content of a row as sentences. */
const sayGang = ({ props, plan, risks, seat, player }: GangProps): string => {
  const {
    scene,
    words: { board: words },
    sitter,
  } = props;
  const { name } = sitter(seat);
  const forecast = plan.forecasts[seat];
  const risk = risks?.[seat];
  const sentences = [
    words.gang({
      name,
      hours: hoursOf(player.row),
      limit: limitOf(scene.view.rules, player),
      bells: bellsOf(player.row),
      cards: player.row.map(({ card }) => words.card(faceOf(card))),
    }),
    `${sayPile(props, player.pile, words.pile)}.`,
    scene.view.first === seat && `${words.first}.`,
    player.received && `${words.notes.hasCard}.`,
    forecast && words.forecast(otherName(props, seat), forecast),
    risk !== undefined && words.risk.of(Math.round(risk * 100)),
  ];
  return sentences.filter(Boolean).join(' ');
};
