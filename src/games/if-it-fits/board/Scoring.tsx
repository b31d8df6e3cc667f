import type { ComponentChildren, JSX } from 'preact';
import { SmallThing } from './Sum.tsx';
import type { FitsProps } from './props.ts';

/** The value of a box as a sum of pictures, one part a line: in a row the last parts would wrap and be cut off. */
export const Scoring = ({ props }: { props: FitsProps }): JSX.Element => {
  const words = props.words.board.scoring;
  const { extended } = props.scene.view.rules;
  return (
    <div class="fits-scoring">
      <p class="fits-scoring__goal">{words.goal}</p>
      <ul class="fits-scoring__sum">
        <Part note={words.toys}>
          <SmallThing thing="Y" />
          <SmallThing thing="Y" />
          <b>2</b>
        </Part>
        <Part note={words.sprays}>
          <SmallThing thing="S" />
          <b>−1</b>
        </Part>
        <Part note={words.closed} gold>
          <b>×2</b>
        </Part>
        {!extended && (
          <Part note={words.cats}>
            <SmallThing thing="paw" />
            <b>+1</b>
          </Part>
        )}
      </ul>
      <p class="fits-scoring__who">{words.who}</p>
    </div>
  );
};

interface PartProps {
  readonly note: string;
  readonly gold?: true;
  readonly children: ComponentChildren;
}

const Part = ({ note, gold, children }: PartProps): JSX.Element => (
  <li class="fits-scoring__part">
    <span class={gold && 'fits-scoring__gold'}>{children}</span>
    <small>{note}</small>
  </li>
);
