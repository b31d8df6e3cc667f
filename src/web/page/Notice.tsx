import type { ComponentChildren, JSX } from 'preact';
import { Cat } from '../art/Cat.tsx';
import type { Mood } from '../art/base/coats.ts';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly mood?: Mood;
  readonly children?: ComponentChildren;
}

/** A cat and two sentences, for a page with nothing else to show. */
export const Notice = ({ title, text, mood = 'asleep', children }: NoticeProps): JSX.Element => (
  <section class="notice">
    <Cat coat="tuxedo" pose={mood === 'asleep' ? 'curl' : 'cat'} mood={mood} size={168} />
    <h2>{title}</h2>
    <p>{text}</p>
    <div class="row wrap">{children}</div>
  </section>
);
