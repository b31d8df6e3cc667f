import type { ComponentChildren, JSX } from 'preact';
import { SmallThing } from './Sum.tsx';
import type { FitsProps } from './props.ts';

/** The value of a box as a sum of pictures. */
export const Scoring = ({ props }: { props: FitsProps }): JSX.Element => {
  const words = props.words.board.scoring;
  const { extended } = props.scene.view.rules;
  return (
    <div class="fits-scoring">
      <p class="fits-scoring__goal">{words.goal}</p>
      <div class="fits-scoring__sum">
        <Part note={words.toys}>
          <SmallThing thing="Y" />
          <SmallThing thing="Y" />
          <b>2</b>
        </Part>
        <b>−</b>
        <Part note={words.sprays}>
          <SmallThing thing="S" />
          <b>1</b>
        </Part>
        <Part note={words.closed} gold>
          <b>×2</b>
        </Part>
        {!extended && (
          <>
            <b>+</b>
            <Part note={words.cats}>
              <SmallThing thing="paw" />
              <b>1</b>
            </Part>
          </>
        )}
      </div>
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
  <span class={`fits-scoring__part ${gold ? 'fits-scoring__part--gold' : ''}`}>
    <span>{children}</span>
    <small>{note}</small>
  </span>
);
