import type { JSX } from 'preact';
import { useNarrow } from '../../../web/kit/useNarrow.ts';
import { sizeOf } from '../rules/bed.ts';
import { squareName } from '../rules/notation.ts';
import { EMPTY } from '../rules/types.ts';
import { letterOf, sameMove, type Graduation } from './aim.ts';
import { BedPicture } from './BedPicture.tsx';
import { OptionPicture } from './OptionPicture.tsx';
import type { Planning } from './usePlan.ts';
import type { BoopProps } from './props.ts';

interface OptionsProps {
  readonly props: BoopProps;
  readonly plan: Planning;
}

/** All choices as a list with the letters of the bed, because some are hard to tap there. */
export const Options = ({ props, plan }: OptionsProps): JSX.Element => (
  <div class="options" role="group" aria-label={props.words.board.options}>
    {plan.options.map((option) => (
      <Option key={option.squares.join()} option={option} props={props} plan={plan} />
    ))}
  </div>
);

const Option = ({ option, props, plan }: OptionsProps & { option: Graduation }): JSX.Element => {
  const { board } = props.words;
  const picked = sameMove(option, plan.picked);
  return (
    <button
      type="button"
      class="option"
      data-legal
      aria-pressed={picked}
      onClick={() => (picked ? plan.commit() : plan.pick(option))}
    >
      <b class="option__letter">{letterOf(board, plan.options, option)}</b>
      <After option={option} props={props} />
      <span>
        <b>{option.squares.map(squareName).join(' ')}</b> <small>{effectOf(option, props, plan)}</small>
      </span>
    </button>
  );
};

/** The bed after the choice; on a phone there is room for the chosen pieces only. */
const After = ({ option, props }: { option: Graduation; props: BoopProps }): JSX.Element => {
  const narrow = useNarrow();
  const after = narrow ? null : props.preview(option);
  if (!after) return <OptionPicture squares={option.squares} bed={props.scene.view.bed} />;
  return (
    <span class="option__bed">
      <BedPicture bed={after.view.bed} mood={() => 'calm'} />
    </span>
  );
};

const effectOf = ({ squares }: Graduation, { scene, words }: BoopProps, { options }: Planning): string => {
  const sizes = squares.map((at) => sizeOf(scene.view.bed[at] ?? EMPTY));
  if (sizes.length === 1) return words.board.comesBack[sizes[0] ?? 'kitten'];
  const others = new Set(options.flatMap((one) => (one.squares.length > 1 ? one.squares : [])));
  const stays = [...others].filter((at) => !squares.includes(at));
  return words.board.grows(sizes.filter((size) => size === 'kitten').length, stays.map(squareName));
};
