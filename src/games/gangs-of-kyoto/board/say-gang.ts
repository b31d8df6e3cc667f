import { faceOf } from '../rules/cards.ts';
import { bellsIn, bellsOf, hoursOf, limitOf } from '../rules/row.ts';
import type { PlayerView } from '../rules/types.ts';
import type { TownWords } from '../words/town-types.ts';
import type { GangProps } from './gang-props.ts';
import { goalOf, isForAllEyes } from './table-view.ts';
import { otherName, type KyotoProps } from './props.ts';

const sayPile = (props: KyotoProps, pile: PlayerView['pile'], words: TownWords['pile']): string =>
  pile.open && isForAllEyes(props)
    ? words.open(bellsIn(pile.bag), goalOf(props.scene.view))
    : words.closed(pile.cards);

/** A player and their street as sentences, for screen readers. */
export const sayGang = ({ props, plan, risks, seat, player }: GangProps): string => {
  const {
    scene,
    words: { board: words },
    sitter,
  } = props;
  const forecast = plan.forecasts[seat];
  const risk = risks?.[seat];
  const sentences = [
    words.gang({
      name: sitter(seat).name,
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
