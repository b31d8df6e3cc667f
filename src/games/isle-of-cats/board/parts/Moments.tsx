import type { JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { nearSeat } from '../../../../web/kit/board.ts';
import { signOfSeat } from '../../../../web/art/base/seats.ts';
import { Sign } from '../../../../web/art/base/Sign.tsx';
import { BootIcon } from '../cards/icons.tsx';
import { lastsOf, momentIn } from '../plan/beats.ts';
import type { IsleProps } from '../props/props.ts';

interface MomentProps {
  readonly props: IsleProps;
}

/**
 * A moment over the boat: who is fastest, or a new day. It ends by itself or at the first tap.
 * Until then it shows the scene in which it began: bots may already go on below it.
 */
export const Moments = ({ props }: MomentProps): JSX.Element | null => {
  const { scene, settings } = props;
  const [began, setBegan] = useState<IsleProps | null>(null);
  useLayoutEffect(() => {
    if (settings.motion === 'full' && momentIn(scene.events)) setBegan(props);
  }, [scene.seq]);
  const moment = began && momentIn(began.scene.events);
  useLayoutEffect(() => {
    if (!began || !moment) return undefined;
    const end = (): void => setBegan(null);
    const timer = setTimeout(end, lastsOf(moment, began.scene));
    document.addEventListener('pointerdown', end);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', end);
    };
  }, [began]);
  if (!began) return null;
  return moment === 'speed' ? <Speed props={began} /> : <Dawn props={began} />;
};

/** Each player on a lane, as far as the boots go; the order of play appears last. */
const Speed = ({ props }: MomentProps): JSX.Element => {
  const { events, view } = props.scene;
  const speeds = events.flatMap((event) => (event.what === 'revealed' ? [event] : []));
  const most = Math.max(1, ...speeds.map(({ speed }) => speed));
  const inOrder = speeds.toSorted((a, b) => view.order.indexOf(a.seat) - view.order.indexOf(b.seat));
  return (
    <div class="isle-moment" aria-hidden="true">
      <h3>{props.words.board.table.fastest}</h3>
      {inOrder.map(({ seat, speed }, i) => (
        <div key={seat} class={`isle-lane ${seat === nearSeat(props.seat) ? 'is-mine' : ''}`}>
          <span class="isle-lane__name">{props.sitter(seat).name}</span>
          <span class="isle-lane__way">
            <span
              class="isle-lane__run"
              style={{ '--way': `${Math.max(14, (88 * speed) / most)}%`, '--ms': `${300 + speed * 80}ms` }}
            >
              <BootIcon size={18} />
              {speed}
              <Sign sign={signOfSeat(seat)} size={28} />
            </span>
          </span>
          <b class="isle-lane__place" style={{ '--ms': `${700 + most * 80}ms` }}>
            {i + 1}
          </b>
        </div>
      ))}
    </div>
  );
};

const Dawn = ({ props }: MomentProps): JSX.Element => {
  const { table, face } = props.words.board;
  const began = props.scene.events.findLast((event) => event.what === 'day-began');
  return (
    <div class="isle-moment isle-moment--dawn" aria-hidden="true">
      <span class="isle-sun" />
      <h3>{table.dayOf(began?.day ?? props.scene.view.day)}</h3>
      {began?.face && <p>{face(began.face)}</p>}
    </div>
  );
};
