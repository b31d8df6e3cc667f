import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import type { TableInfo } from '../../../../protocol/table.ts';
import type { TableSource } from '../../../table/source.ts';
import { EmoteFace } from './Emotes.tsx';

const SHOWN = 4_000;

interface BubbleProps {
  readonly source: TableSource;
  readonly table: TableInfo;
  readonly seat: Seat;
}

/** The last emote of the person at this seat, for a few seconds. Screen readers get it from the voice of the page. */
export const EmoteBubble = ({ source, table, seat }: BubbleProps): JSX.Element | null => {
  const { emote } = source.session.value;
  const sitter = table.seats[seat];
  const [seen, setSeen] = useState(emote?.n ?? 0); // those from before this was drawn are not shown again
  const n = emote?.n ?? 0;
  useEffect(() => {
    const timer = setTimeout(() => setSeen(n), SHOWN);
    return () => clearTimeout(timer);
  }, [n]);
  if (!emote || n <= seen || sitter?.kind !== 'person' || sitter.guest !== emote.guest) return null;
  return (
    <span key={n} class="emote-bubble" aria-hidden="true">
      <EmoteFace emote={emote.emote} size={40} />
    </span>
  );
};
