import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Outcome, Seat } from '../../../../kernel/game.ts';
import { tournamentPath } from '../../../../protocol/api.ts';
import { Cat } from '../../../art/Cat.tsx';
import type { Coat } from '../../../art/base/coats.ts';
import type { EndFact } from '../../../kit/ending.ts';
import { useKeyPress } from '../../../kit/useKeyPress.ts';
import { Icon } from '../../../page/Icon.tsx';
import { words } from '../../../preferences/language.ts';
import { ownSeat } from '../../../table/people.ts';
import { isPopoverOpen } from '../emotes/popovers.ts';
import { Befriend } from './Befriend.tsx';
import type { EndProps } from './end-props.ts';
import { tellEnd } from './end-story.ts';
import { FinalScore } from './FinalScore.tsx';
import { Offers } from './Offers.tsx';
import { Rematch } from './Rematch.tsx';
import type { RematchState } from './rematch-state.ts';
import { hasPoints } from './compare-scores.ts';
import { RatingChange } from './RatingChange.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { useTurning } from './useTurning.ts';
import './end.css';

interface PanelProps extends EndProps {
  readonly rematch: RematchState;
  readonly onClose: () => void;
}

/**
 * The end of a match, beside the board: first who won and why, then the score, then what to do next. Not a dialog: the
 * board stays in view.
 */
export const EndPanel = ({ rematch, onClose, ...props }: PanelProps): JSX.Element => {
  const { source, table, board, outcome, coats } = props;
  const { yours } = source.session.value;
  const { title, reason, more, facts, review, turning } = tellEnd(props);
  const turned = useTurning(props, turning);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // Before the paint: later it would take the focus away from a button of the panel that is already in use.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // Wherever the focus is: after a tap on the board it is there.
  useKeyPress(({ code }) => {
    if (code !== 'Escape' || isPopoverOpen()) return false;
    onClose();
    return true;
  });
  return (
    <section class="tp__end end panel" aria-labelledby={id}>
      <div class="end__body">
        <header class="end__head">
          <Company outcome={outcome} coats={coats} me={ownSeat(table, yours)} />
          <div class="end__told">
            <h2 id={id} tabIndex={-1} ref={heading}>
              {title}
            </h2>
            {reason && <p class="end__reason">{reason}</p>}
            {more && <p class="small">{more}</p>}
          </div>
          <button class="btn btn--quiet btn--icon" aria-label={words.value.end.showBoard} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {table.rated && <RatingChange table={table.id} />}
        <Facts table={table.id} facts={facts} review={review} turned={turned} />
        {!outcome.ended && hasPoints(outcome) && (
          <FinalScore table={table} yours={yours} outcome={outcome} board={board} coats={coats} />
        )}
        <Offers {...props} />
      </div>
      <div class="end__next">
        {table.daily ? (
          <a class="btn btn--primary btn--big" href={`/daily/${table.daily.day}`}>
            {words.value.end.toDaily}
          </a>
        ) : table.tournament === undefined ? (
          <Rematch source={source} table={table} coats={coats} state={rematch} />
        ) : (
          <a class="btn btn--primary btn--big" href={tournamentPath(table.tournament)}>
            {words.value.end.toStandings}
          </a>
        )}
        <Tiles {...props} />
      </div>
    </section>
  );
};

interface CompanyProps {
  readonly outcome: Outcome;
  readonly coats: readonly Coat[];
  readonly me: Seat | null;
}

/** The winner's cat dances; mine, if it lost, has fallen asleep beside it. In a draw nobody dances. */
const Company = ({ outcome: { winners, scores }, coats, me }: CompanyProps): JSX.Element => {
  const [winner] = winners;
  const coat = (seat: Seat): Coat => coats[seat] ?? 'ginger';
  const lost = me !== null && !winners.includes(me);
  return (
    <div class="end__cats" aria-hidden="true">
      {winner !== undefined && (
        <span class="end__winner">
          <Cat coat={coat(winner)} pose="cat" mood="smug" size={112} />
        </span>
      )}
      {winner === undefined &&
        scores.slice(0, 2).map((_, seat) => <Cat key={seat} coat={coat(seat)} pose="loaf" size={84} />)}
      {winner !== undefined && lost && <Cat coat={coat(me)} pose="curl" mood="asleep" size={72} />}
    </div>
  );
};

interface FactsProps {
  readonly table: string;
  readonly facts: readonly EndFact[];
  readonly review: string | null;
  readonly turned: number | null;
}

const Facts = ({ table, facts, review, turned }: FactsProps): JSX.Element | null => {
  const t = words.value.end;
  if (facts.length === 0 && review === null && turned === null) return null;
  return (
    <ul class="end__facts">
      {facts.map(({ sign, label, value }) => (
        <li key={label} class="end__fact">
          {sign}
          <span class="grow">{label}</span>
          <b>{value}</b>
        </li>
      ))}
      {review !== null && (
        <li>
          <a class="end__fact" href={`/review/${table}`}>
            <Icon name="eye" />
            <span class="grow">{review}</span>
          </a>
        </li>
      )}
      {turned !== null && (
        <li>
          <a class="end__fact" href={`/replay/${table}#${turned}`}>
            <Icon name="eye" />
            <span class="grow">{t.turned}</span>
            <b>{t.turnedAt(turned)}</b>
          </a>
        </li>
      )}
    </ul>
  );
};

/** Quiet and equal: the replay, sharing, the lobby. */
const Tiles = (props: EndProps): JSX.Element => {
  const { table, source } = props;
  const { yours, me } = source.session.value;
  const t = words.value.end;
  const [sharing, setSharing] = useState(false);
  return (
    <div class="end__tiles">
      {source.seats && yours.length > 0 && <Befriend as="tile" table={table} me={me} />}
      <a class="btn end__tile" href={`/replay/${table.id}`} aria-label={t.replay}>
        <Icon name="replay" />
        {t.replayShort}
      </a>
      <button class="btn end__tile" onClick={() => setSharing(true)}>
        <Icon name="share" />
        {words.value.table.share}
      </button>
      <a class="btn end__tile" href="/" aria-label={t.toLobby}>
        <Icon name="door" />
        {t.lobbyShort}
      </a>
      {sharing && <ShareDialog {...props} onClose={() => setSharing(false)} />}
    </div>
  );
};
