import type { ComponentChild } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import type { BoardModule } from '../../../web/kit/board.ts';
import { cardOf } from '../rules/cards/cards.ts';
import { matOf } from '../rules/race/mat.ts';
import type { AnyKittyPaw } from '../rules/game.ts';
import type { CardId } from '../rules/cards/pieces.ts';
import type { Phase, View } from '../rules/race/types.ts';
import type { KittyPawWords } from '../words/types.ts';
import { Actions } from './Actions.tsx';
import { AnyCaption } from './duel/AnyCaption.tsx';
import { DuelBoard, type RaceBoardType } from './duel/DuelBoard.tsx';
import { isDuel } from './duel/own-table.ts';
import { isHolding } from './HoldButton.tsx';
import { COATS_BY_SEAT } from './looks.ts';
import { shortName } from './names.ts';
import { Table } from './Table.tsx';
import { useHands, type Hands } from './useHands.ts';
import { says } from './voice.ts';
import type { RaceProps } from './props.ts';

/** The race; and in a duel, with the others named `around` it, the table each player sits at alone. */
const RaceBoard: RaceBoardType = ({ children, around, ...props }) => {
  const hands = useHands(props);
  return children({
    seated: true,
    atOnce: true,
    ...(RUNNING.has(props.scene.view.phase.name) ? { running: true } : {}),
    stage: <Table props={props} hands={hands} around={around} />,
    tray: <Actions props={props} hands={hands} />,
    pools: [],
    prompt: promptOf(props, hands),
    plan: null,
  });
};

const RUNNING: ReadonlySet<Phase['name']> = new Set(['countdown', 'play', 'touch']);

const kittyPawBoard: BoardModule<AnyKittyPaw, KittyPawWords> = {
  coats: COATS_BY_SEAT,
  layout: 'full-width',
  Caption: AnyCaption,
  says,
  Board: ({ children, ...props }) =>
    isDuel(props) ? (
      <DuelBoard {...props} Race={RaceBoard}>
        {children}
      </DuelBoard>
    ) : (
      <RaceBoard {...(props as RaceProps)}>{children}</RaceBoard>
    ),
};
export default kittyPawBoard;

const promptOf = (props: RaceProps, hands: Hands): ComponentChild => {
  const { prompts } = props.words.board.table;
  const { note, mine, me } = hands;
  if (!mine) return props.scene.view.kept.length > 1 ? prompts.watch : null;
  if (note)
    return (
      <>
        {note.says} {note.why && <a href={props.ruleLink(note.why)}>?</a>}
      </>
    );
  const { phase } = props.scene.view;
  switch (phase.name) {
    case 'ready':
      return isHolding(props.scene.view, me) ? prompts.wait : prompts.hold;
    case 'countdown':
      return phase.released[me] ? prompts.locked : prompts.steady;
    case 'play':
      return playPrompt(props, hands);
    case 'touch':
      if (phase.meower === me) return prompts.yourMeow;
      return phase.touches[me] ? prompts.touched : prompts.touch;
    case 'check':
      return props.scene.view.rules.mode === 'duel' ? prompts.onward : prompts.next;
    case 'over':
    default:
      return null;
  }
};

const playPrompt = (props: RaceProps, { held, me }: Hands): ComponentChild => {
  const words = props.words.board.table;
  const { view } = props.scene;
  const card = view.cards[me];
  if (!card) return words.prompts.takeCard;
  if (!held) return isAllThere(view, me, card) ? words.prompts.complete : words.prompts.grab;
  if ('box' in held) return words.prompts.heldBox;
  if ('cat' in held) {
    const open = view.cats[held.cat]?.open;
    return open ? words.prompts.heldCat(words.lodgers[open], cardOf(card).figure.box?.cat === open) : null;
  }
  const tile = view.tiles.find(({ id }) => id === held.tile);
  return tile ? words.prompts.held(shortName(words, tile)) : null;
};

/** As many pieces as the card shows. Whether they lie right is for the player to see. */
const isAllThere = (view: View, me: Seat, card: CardId): boolean => {
  const [mat, { figure }] = [matOf(view, me), cardOf(card)];
  return mat.tiles.length >= figure.tiles.length && (!figure.box || (mat.box?.cat ?? null) !== null);
};
