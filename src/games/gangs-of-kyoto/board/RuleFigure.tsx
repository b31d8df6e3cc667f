import type { JSX } from 'preact';
import { NightPortrait } from './art/NightPortrait.tsx';
import { Thing } from '../../../web/art/Thing.tsx';
import { CARDS } from '../rules/cards.ts';
import { BellPip } from './BellPip.tsx';
import { Dial } from './Dial.tsx';
import { coatOf, eveningOf } from './gangs.ts';
import { CardBack, NightCard } from './NightCard.tsx';
import './board.css';

/**
 * A picture for the rules page, written like a row: cards as in the text board (`3*`, `o`), separated by spaces. A `~`
 * after a card crosses it out. `#` is a card face down, `>` an arrow, `=9/13` a clock, `=9+4/13` one that this card
 * moves on, `@0` a gang, `$3` a pile of three bells, `L` the lantern of the first player.
 */
const RuleFigure = ({ picture, label }: { picture: string; label: string }): JSX.Element => (
  <span class="kyoto-figure" role="img" aria-label={label}>
    {picture.split(/\s+/).map((token, i) => (
      <Token key={i} token={token} />
    ))}
  </span>
);
export default RuleFigure;

const Token = ({ token }: { token: string }): JSX.Element => {
  const rest = token.slice(1);
  switch (token.charAt(0)) {
    case '>':
      return <Arrow />;
    case '#':
      return (
        <span class="kyoto-figure__card">
          <CardBack />
        </span>
      );
    case '=':
      return <Clock text={rest} />;
    case '@':
      return (
        <NightPortrait coat={coatOf(Number(rest))} evening={eveningOf(Number(rest))} cut="face" size={62} />
      );
    case '$':
      return (
        <span class="pile kyoto-figure__pile">
          {rest} <BellPip size={22} />
        </span>
      );
    case 'L':
      return <Thing name="lantern" size={46} />;
    default:
      return <FigureCard text={token} />;
  }
};

const FigureCard = ({ text }: { text: string }): JSX.Element => {
  const gone = text.endsWith('~');
  const name = gone ? text.slice(0, -1) : text;
  return (
    <span class={`kyoto-figure__card ${gone ? 'is-gone' : ''}`}>
      <NightCard
        card={Math.max(
          0,
          CARDS.findIndex((face) => face.text === name),
        )}
      />
    </span>
  );
};

const Clock = ({ text }: { text: string }): JSX.Element => {
  const [, hours = '0', more, limit = '13'] = /^(\d+)(?:\+(\d+))?\/(\d+)$/.exec(text) ?? [];
  const now = Number(hours);
  return (
    <span class="kyoto-figure__dial">
      <Dial
        hours={now}
        limit={Number(limit)}
        next={more === undefined ? null : now + Number(more)}
        late={now >= Number(limit)}
      />
    </span>
  );
};

const Arrow = (): JSX.Element => (
  <svg width={26} height={22} viewBox="0 0 26 22" aria-hidden="true">
    <path
      d="M3 11H21M14 4L22 11L14 18"
      fill="none"
      stroke="#FFF6E6"
      stroke-width={3.6}
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
);
