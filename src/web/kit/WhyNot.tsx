import type { JSX } from 'preact';
import { useKitWords } from './words.ts';

interface WhyNotProps {
  readonly spot: { readonly x: number; readonly top: number; readonly bottom: number }; // as fractions of the stage, 0 to 1
  readonly says: string;
  readonly link: string;
  readonly close: () => void;
  readonly above?: true; // always above: there is no room below the stage
}

/**
 * A refusal at its spot: one sentence and a link to its rule. It is above the spot, or below if there is no
 * room.
 */
export const WhyNot = ({ spot, says, link, close, above }: WhyNotProps): JSX.Element => {
  const words = useKitWords();
  const { x, top, bottom } = spot;
  const below = !above && top < 0.3;
  const style = {
    '--x': `${x * 100}%`,
    '--tip': `${Math.min(0.86, Math.max(0.14, x)) * 100}%`,
    ...(below ? { top: `calc(${bottom * 100}% + 10px)` } : { bottom: `calc(${(1 - top) * 100}% + 10px)` }),
  };
  return (
    <div class={`bubble bubble--at ${below ? 'bubble--up' : ''}`} style={style}>
      <p>{says}</p>
      <a href={link}>{words.showRule}</a>
      <button type="button" class="bubble__close" aria-label={words.close} onClick={close}>
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
          <path d="M2 2L12 12M12 2L2 12" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" />
        </svg>
      </button>
    </div>
  );
};
