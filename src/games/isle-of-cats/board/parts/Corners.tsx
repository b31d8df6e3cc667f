import type { JSX } from 'preact';
import { nearSeat } from '../../../../web/kit/board.ts';
import { showSide } from '../../../../web/kit/side.ts';
import { withSign } from '../../../../words/plural.ts';
import { playerIn } from '../../rules/state/piles.ts';
import { BasketIcon, FishIcon } from '../cards/icons.tsx';
import type { IsleProps } from '../props/props.ts';
import { pointsShown } from '../ending/lesson-steps.ts';
import { TurnOrder } from './DayTrack.tsx';
import { basketsOf } from './Purse.tsx';
import { Tokens } from './Tokens.tsx';

/** The corners of the sea beside an upright boat: fish, baskets, the day with its event, and the score. */
export const Corners = ({ props }: { props: IsleProps }): JSX.Element => {
  const { view } = props.scene;
  const words = props.words.board.table;
  const seat = nearSeat(props.seat);
  const points = pointsShown(props, seat);
  return (
    <>
      {view.options.mode === 'standard' && <Purses props={props} />}
      <button type="button" class="isle-nook isle-nook--day" onClick={() => showSide('days')}>
        <b>{words.dayShort(view.day)}</b>
        {view.options.events && <small>{words.event}</small>}
      </button>
      <button type="button" class="isle-nook isle-nook--score" onClick={() => showSide('score')}>
        <b>{withSign(points)}</b>
        <small>{words.score}</small>
      </button>
      <div class="isle-nook isle-nook--order">
        <TurnOrder props={props} />
      </div>
    </>
  );
};

export const Purses = ({ props }: { props: IsleProps }): JSX.Element => {
  const { view } = props.scene;
  const seat = nearSeat(props.seat);
  const words = props.words.board.table;
  const { fish } = playerIn(view, seat);
  const { left, all } = basketsOf(view, seat);
  return (
    <>
      <span class="isle-nook isle-nook--fish" role="img" aria-label={words.fish(fish)}>
        <FishIcon size={24} />
        <b>{fish}</b>
      </span>
      <span class="isle-nook isle-nook--baskets" role="img" aria-label={words.baskets(left)}>
        <BasketIcon size={24} />
        <b>
          {left}
          {all > left && <small>/{all}</small>}
        </b>
        <Tokens owner={playerIn(view, seat)} words={words} icon={15} />
      </span>
    </>
  );
};
