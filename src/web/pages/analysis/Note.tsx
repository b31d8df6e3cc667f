import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { AnalysisWords } from '../../words/analysis.en.ts';
import { nodesOn, withNote, type TreePlace } from './tree.ts';
import { NOTE_LENGTH } from './tree-text.ts';

interface NoteProps {
  readonly doc: TreePlace;
  readonly go: (place: TreePlace) => void;
  readonly t: AnalysisWords;
}

/** A note to the move that is looked at. */
export const Note = ({ doc, go, t }: NoteProps): JSX.Element => {
  const id = useId();
  const { root, path } = doc;
  return (
    <section class="an__note">
      <label class="an__title" for={id}>
        {path.length === 0 ? t.noteAtStart : t.note}
      </label>
      <textarea
        id={id}
        class="field__in an__in"
        rows={3}
        maxLength={NOTE_LENGTH}
        value={nodesOn(root, path).at(-1)?.note ?? ''}
        onInput={({ currentTarget }) => go(withNote(doc, currentTarget.value))}
      />
    </section>
  );
};
