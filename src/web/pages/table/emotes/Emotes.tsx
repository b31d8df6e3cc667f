import type { JSX } from 'preact';
import { EMOTES, type Emote } from '../../../../protocol/messages.ts';
import type { Coat, Mood } from '../../../art/base/coats.ts';
import { Portrait } from '../../../art/Portrait.tsx';
import { words } from '../../../preferences/language.ts';
import type { TableSource } from '../../../table/source.ts';
import './emotes.css';

const FACES: Readonly<Record<Emote, readonly [Coat, Mood]>> = {
  hello: ['ginger', 'alert'],
  thanks: ['cream', 'smug'],
  'well-played': ['calico', 'smug'],
  purr: ['ginger', 'smug'],
  hiss: ['siamese', 'surprised'],
  oops: ['grey', 'surprised'],
  thinking: ['tuxedo', 'alert'],
  sleepy: ['tuxedo', 'asleep'],
};

export const EmoteFace = ({ emote, size = 34 }: { emote: Emote; size?: number }): JSX.Element => {
  const [coat, mood] = FACES[emote];
  return <Portrait coat={coat} mood={mood} size={size} />;
};

interface EmotesProps {
  readonly source: TableSource;
  readonly sent?: () => void;
}

export const Emotes = ({ source, sent }: EmotesProps): JSX.Element => {
  const t = words.value.table;
  const send = (emote: Emote): void => {
    source.chat?.emote(emote);
    sent?.();
  };
  return (
    <div class="emotes" role="group" aria-label={t.emotes}>
      {EMOTES.map((emote) => (
        <button key={emote} class="emote" onClick={() => send(emote)}>
          <EmoteFace emote={emote} />
          {t.emote[emote]}
        </button>
      ))}
    </div>
  );
};
