import { RuleLink } from '../../../../web/kit/RuleLink.tsx';
import type { ComponentChild } from 'preact';
import { cardOf } from '../../rules/cards/cards.ts';
import { piecesMissing } from '../../rules/race/pieces-missing.ts';
import type { Hands } from '../hands/useHands.ts';
import { shortName } from '../pieces/names.ts';
import type { RaceProps } from '../props/props.ts';
import { isHolding } from './HoldButton.tsx';

/** The prompt, one or two sentences: the possible actions, or something that did not work. */
export const promptOf = (props: RaceProps, hands: Hands): ComponentChild => {
  const { prompts } = props.words.board.table;
  const { note, mine, me } = hands;
  if (!mine) return props.scene.view.kept.length > 1 ? prompts.watch : null;
  if (note)
    return (
      <>
        {note.says} {note.why && <RuleLink link={props.ruleLink(note.why)}>?</RuleLink>}
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
    case 'paused':
      return prompts.paused;
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
  if (!held) return piecesMissing(view, me) === 0 ? words.prompts.complete : words.prompts.grab;
  const { figure } = cardOf(card);
  if ('box' in held) return words.prompts.heldBox(figure.box !== null);
  if ('cat' in held) {
    const open = view.cats[held.cat]?.open;
    return open ? words.prompts.heldCat(words.boxCats[open], figure.box?.cat === open) : null;
  }
  const tile = view.tiles.find(({ id }) => id === held.tile);
  if (!tile) return null;
  const wanted = figure.tiles.some(({ breed }) => breed === tile.breed);
  return words.prompts.held(shortName(words, tile), wanted);
};
