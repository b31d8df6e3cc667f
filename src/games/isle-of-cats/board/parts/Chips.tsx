import type { JSX } from 'preact';
import type { IsleProps } from '../props/props.ts';
import { chipsOf, type Chip } from '../plan/chips.ts';
import type { Planning } from '../plan/usePlan.ts';
import { COLOUR_LOOKS } from '../tiles/looks.ts';
import { FamilyGlyph } from '../tiles/FamilySign.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import { TilePicture } from '../tiles/TileArt.tsx';

/** Buttons for choices with a name, side by side. */
export const Chips = ({ props, plan }: { props: IsleProps; plan: Planning }): JSX.Element | null => {
  const chips = chipsOf(props, plan);
  if (chips.length === 0) return null;
  return (
    <div class="isle-chips">
      {chips.map(({ key, label, spoken, pressed, advised, tile, card, colour, note, useful, choose }) => (
        <button
          key={key}
          type="button"
          class={`btn isle-chip ${colour ? `isle-chip--colour dye--${colour}` : ''} ${advised ? 'is-advised' : ''}`}
          aria-pressed={pressed}
          aria-label={spoken}
          data-legal=""
          data-needed={advised || undefined} // the text of the hint must not cover the button it speaks of
          data-move={key}
          onClick={choose}
        >
          {tile && <TilePicture tile={tile} turn={0} cell={12} />}
          {colour && (
            <svg width={22} height={22} viewBox="-13 -13 26 26" aria-hidden="true">
              <FamilyGlyph sign={COLOUR_LOOKS[colour].sign} colour={COLOUR_LOOKS[colour].dye.mark} />
            </svg>
          )}
          {card === null ? (
            <Name {...{ label, note, useful }} />
          ) : (
            <CardFace card={card} words={props.words.board} size="hand" />
          )}
        </button>
      ))}
    </div>
  );
};

const Name = ({ label, note, useful }: Pick<Chip, 'label' | 'note' | 'useful'>): JSX.Element =>
  note === null ? (
    <>{label}</>
  ) : (
    <span class="isle-chip__name">
      {label} <small class={useful ? 'is-useful' : ''}>{note}</small>
    </span>
  );
