import type { JSX } from 'preact';
import type { Belongings, TokenSide } from '../../rules/state/types.ts';
import type { TableWords } from '../../words/table-types.ts';
import { BasketIcon, BootIcon } from '../cards/icons.tsx';

interface TokensProps {
  readonly owner: Pick<Belongings, 'tokens' | 'laidTokens'>;
  readonly words: TableWords;
  readonly icon?: number; // size in pixels
}

/** Used baskets in front of their owner, each with the side that is up; those laid today stand out. */
export const Tokens = ({ owner, words, icon = 18 }: TokensProps): JSX.Element | null => {
  const { tokens, laidTokens } = owner;
  if (tokens.length + laidTokens.length === 0) return null;
  return (
    <span class="isle-tokens" role="img" aria-label={words.usedBaskets([...tokens, ...laidTokens])}>
      {laidTokens.map((side, i) => (
        <Token key={`laid ${i}`} side={side} laid icon={icon} />
      ))}
      {tokens.map((side, i) => (
        <Token key={i} side={side} laid={false} icon={icon} />
      ))}
    </span>
  );
};

const Token = ({ side, laid, icon }: { side: TokenSide; laid: boolean; icon: number }): JSX.Element => (
  <span class={`isle-token ${laid ? 'is-laid' : ''}`}>
    {side === 'basket' ? (
      <BasketIcon size={icon} />
    ) : (
      <>
        <BootIcon size={icon} />4
      </>
    )}
  </span>
);
