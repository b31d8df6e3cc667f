import type { JSX } from 'preact';
import { signOfSeat } from '../../../web/art/base/seats.ts';
import { Sign } from '../../../web/art/base/Sign.tsx';
import type { Area } from '../../../web/kit/camera.ts';
import type { BoxInfo } from '../rules/score.ts';
import type { Cell } from '../rules/types.ts';
import type { FitsProps } from './props.ts';
import { Sum } from './Sum.tsx';
import { hides, tagPlaces, type TagPlace } from './tag-places.ts';
import { holdersOf, lineColour } from './tints.ts';

interface TagsProps {
  readonly words: FitsProps['words']['board']['tag'];
  readonly boxes: readonly BoxInfo[];
  readonly tableWidth: number;
  readonly clear: Area | null; // a planned card: no tag lies over it
  readonly closed: readonly Cell[]; // boxes that have just been closed, by their first cells
}

/** On every box the sum that it would score. Screen readers find it in the label of each cell. */
export const BoxTags = ({ words, boxes, tableWidth, clear, closed }: TagsProps): JSX.Element => (
  <div class="fits-tags" aria-hidden="true">
    {tagPlaces(boxes, tableWidth)
      .filter((place) => !clear || !hides(place, clear))
      .map((place) => (
        <Tag key={place.box.box} words={words} place={place} fresh={closed.includes(place.box.box)} />
      ))}
  </div>
);

interface TagProps {
  readonly words: TagsProps['words'];
  readonly place: TagPlace;
  readonly fresh: boolean;
}

const Tag = ({ words, place, fresh }: TagProps): JSX.Element => {
  const { box, x, y } = place;
  const holders = holdersOf(box);
  const says = holders.length > 0 ? (box.value.closed ? words.closed : words.open) : wordOf(words, box);
  return (
    <span
      class={`fits-tag ${box.value.closed ? 'fits-tag--closed' : ''} ${holders.length > 0 ? '' : 'fits-tag--free'} ${fresh ? 'is-fresh' : ''}`}
      style={{ left: `${x}px`, top: `${y}px`, '--line': lineColour(box) }}
    >
      {holders.map((seat) => (
        <Sign key={seat} sign={signOfSeat(seat)} size={20} />
      ))}
      <Sum box={box} />
      {place.wordy && <small>{says}</small>}
    </span>
  );
};

const wordOf = (words: TagsProps['words'], { cats }: BoxInfo): string =>
  cats.length > 0 ? words.asleep : words.noCat;
