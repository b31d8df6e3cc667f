import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Kind, Viewer } from '../../../kernel/game.ts';
import { isRaceSeen } from '../../../kernel/press.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { announce } from '../../kit/Announcer.tsx';
import type { BoardModule } from '../../kit/board.ts';
import { words } from '../../preferences/language.ts';
import { ownSeat, seatName } from '../../table/people.ts';
import { sayRefusal } from '../../table/problems.ts';
import type { TableSource } from '../../table/source.ts';
import { questionText } from './Question.tsx';
import { whatHappened, whoseTurn } from './turn-words.ts';

/** Announces to screen readers, in one place, what happened and who is next. */
export const useVoice = (
  source: TableSource,
  table: TableInfo,
  viewer: Viewer,
  heard: boolean,
  says: BoardModule<Kind>['says'] = () => true,
): void => {
  const session = source.session.value;
  const scene = session.scenes.get(viewer) ?? null;
  useNews(scene?.seq ?? null, heard, () => {
    const line = session.log.at(-1);
    if (!scene) return '';
    const step =
      line?.seq === scene.seq
        ? line
        : ({ seq: scene.seq, by: 'clock', back: null, events: scene.events } as const);
    const events = step.events.filter((one) => says(one, viewer));
    const happened = whatHappened(table, { ...step, events }, ownSeat(table, session.yours));
    // In a race it is everybody's turn all the time.
    return isRaceSeen(scene) ? happened : `${happened} ${whoseTurn(session, table, scene, viewer)}`;
  });
  useAsides(source, table);
};

/** In the waiting room: people who sit down or leave, and everything that is not a move. */
export const useWaitingVoice = (source: TableSource, table: TableInfo): void => {
  const t = words.value;
  const { yours } = source.session.value;
  const sitters = table.seats.map(({ kind }, seat) => (kind === 'open' ? '' : seatName(table, yours, seat)));
  const before = useRef(sitters);
  useNews(sitters.join('|'), true, () => {
    const changed = sitters.flatMap((name, seat) => (name === before.current[seat] ? [] : [{ name, seat }]));
    before.current = sitters;
    return changed
      .map(({ name, seat }) => (name ? t.table.satDown(name, seat + 1) : t.table.gotUp(seat + 1)))
      .join(' ');
  });
  useAsides(source, table);
};

/** Everything that is not a move: emotes, chat, refusals, the connection, a takeback, a draw. */
const useAsides = (source: TableSource, table: TableInfo): void => {
  const t = words.value;
  const { emote, refused, chat, muted, me } = source.session.value;
  const link = source.link.value;
  useNews(emote?.n ?? 0, true, () => (emote ? `${emote.name}: ${t.table.emote[emote.emote]}` : ''));
  useNews(refused, true, () => (refused ? sayRefusal(refused, table) : ''));
  useNews(link, true, () =>
    link === 'offline' ? t.offline : link === 'connecting' ? t.connecting : t.online,
  );
  const asked = questionText(source.session.value);
  useNews(asked, true, () => asked);
  const last = chat.at(-1);
  useNews(last?.n ?? 0, true, () =>
    last && last.guest !== me && !muted.includes(last.guest) ? `${last.name}: ${last.text}` : '',
  );
};

/**
 * Announces something whenever `key` changes, but not the value at the start. While the curtain is closed it
 * waits, so that the right person gets it.
 */
const useNews = (key: unknown, heard: boolean, say: () => string): void => {
  const known = useRef(key);
  // Before the paint: on a busy machine an effect after it would speak some frames later than the log shows it.
  useLayoutEffect(() => {
    if (!heard) return;
    if (known.current !== key) announce(say());
    known.current = key;
  }, [key, heard]);
};
