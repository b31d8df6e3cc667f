import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../../kernel/game.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { Cat } from '../../art/Cat.tsx';
import type { Coat } from '../../art/base/coats.ts';
import { Sign } from '../../art/base/Sign.tsx';
import { signOfSeat } from '../../art/base/seats.ts';
import { announce, clearAnnouncements } from '../../kit/Announcer.tsx';
import { words } from '../../preferences/language.ts';
import { seatName } from '../../table/people.ts';
import './curtain.css';

interface CurtainProps {
  readonly table: TableInfo;
  readonly yours: readonly Seat[];
  readonly seat: Seat; // the player who should take the device
  readonly coat: Coat;
  readonly open: () => void;
}

/**
 * Shown between two players on one device: it hides the views of both and shows only a sleeping cat and a
 * name.
 */
export const Curtain = ({ table, yours, seat, coat, open }: CurtainProps): JSX.Element => {
  const t = words.value.table;
  const name = seatName(table, yours, seat);
  const heading = useRef<HTMLHeadingElement>(null);
  // Cleared before the paint: the last announcement may have been for the other player only.
  useLayoutEffect(() => {
    // Not the button: one Enter too many, meant for the last move, would open the curtain.
    heading.current?.focus({ preventScroll: true });
    clearAnnouncements();
    announce(t.pass(name));
  }, [seat]);
  return (
    <section class="curtain" aria-labelledby="curtain-title">
      <div class="curtain__folds" aria-hidden="true" />
      <div class="curtain__card panel">
        <Cat coat={coat} pose="curl" mood="asleep" size={168} />
        <Sign sign={signOfSeat(seat)} size={44} />
        <h2 id="curtain-title" ref={heading} tabindex={-1}>
          {t.pass(name)}
        </h2>
        <p>{t.passMore}</p>
        <button type="button" class="btn btn--primary btn--big" onClick={open}>
          {t.iAm(name)}
        </button>
      </div>
    </section>
  );
};
