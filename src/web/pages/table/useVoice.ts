import { useEffect, useRef } from 'preact/hooks';
import type { Viewer } from '../../../kernel/game.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { announce } from '../../kit/Announcer.tsx';
import { words } from '../../language.ts';
import { seatName } from '../../table/people.ts';
import { sayRefusal } from '../../table/problems.ts';
import type { TableSource } from '../../table/source.ts';
import { whatHappened, whoseTurn } from './turn-words.ts';

/** What everybody sees is also said, in the player's language and by this one voice: what happened, then who is next. */
export const useVoice = (source: TableSource, table: TableInfo, viewer: Viewer): void => {
  const session = source.session.value;
  const scene = session.scenes.get(viewer) ?? null;
  useNews(scene?.seq ?? null, () => {
    const line = session.log.at(-1);
    if (!scene) return '';
    const happened = whatHappened(table.game, line?.seq === scene.seq ? line : { back: null, ...scene });
    return `${happened} ${whoseTurn(session, table, scene, viewer)}`;
  });
  useAsides(source, table);
};

/** What is not a move: greetings, chat, refusals, the connection, a question. */
const useAsides = (source: TableSource, table: TableInfo): void => {
  const t = words.value;
  const { emote, refused, asked, chat, muted, me, yours } = source.session.value;
  const link = source.link.value;
  useNews(emote?.n ?? 0, () => (emote ? `${emote.name}: ${t.table.emote[emote.emote]}` : ''));
  useNews(refused, () => (refused ? sayRefusal(refused, table.game) : ''));
  useNews(link, () => (link === 'offline' ? t.offline : link === 'connecting' ? t.connecting : t.online));
  useNews(asked?.by ?? null, () => {
    if (!asked) return '';
    return yours.includes(asked.by)
      ? t.table.takebackAsked
      : t.table.takebackAsks(seatName(table, yours, asked.by));
  });
  const last = chat.at(-1);
  useNews(last?.n ?? 0, () =>
    last && last.guest !== me && !muted.includes(last.guest) ? `${last.name}: ${last.text}` : '',
  );
};

/** Says something whenever `key` changes; what was there when the page opened is no news. */
const useNews = (key: unknown, say: () => string): void => {
  const known = useRef(key);
  useEffect(() => {
    if (known.current !== key) announce(say());
    known.current = key;
  }, [key]);
};
