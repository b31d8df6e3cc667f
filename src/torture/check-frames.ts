import { isDeepStrictEqual } from 'node:util';
import type { Kind, Scene, Viewer } from '../kernel/game.ts';
import { readEnd } from '../kernel/early-end.ts';
import { eventsFor } from '../kernel/match.ts';
import { readPress } from '../kernel/press.ts';
import { readTakeback } from '../kernel/takeback.ts';
import type { LogLine } from '../protocol/messages.ts';
import type { Evidence, ReceivedFrame } from './evidence.ts';
import type { StoredMatch } from './stored-match.ts';

export const LATER = 'later';

/**
 * Compares every frame with what its reader may know by the stored log. Returns a complaint, null, or LATER for a step
 * that is not stored yet: a stroke of the clock may be shown a moment before (decision 16).
 */
export const checkFrame = (
  match: StoredMatch,
  { viewer }: Pick<Evidence, 'viewer'>,
  { text, message }: Pick<ReceivedFrame, 'text' | 'message'>,
): string | null => {
  if (text.includes(match.header.seed) && !match.over) return 'the seed was sent before the end';
  if (message.t === 'scene') {
    if (message.viewer !== viewer) return `a scene for ${message.viewer} was sent to ${viewer}`;
    if (message.scene.seq > match.last) return LATER;
    return (
      wrongScene(match, viewer, message.scene, text) ??
      wrongLine(match, viewer, message.line, message.scene.seq)
    );
  }
  if (message.t !== 'log') return null;
  const last = message.lines.at(-1)?.seq ?? 0;
  if (last > match.last) return LATER;
  if (message.lines.some(({ seq }, i) => seq !== message.from + i + 1))
    return 'a log with lines in another order';
  for (const line of message.lines) {
    const wrong = wrongLine(match, viewer, line, last);
    if (wrong !== null) return wrong;
  }
  return null;
};

/** First as text, because most frames are right and comparing values takes a hundred times as long. */
const wrongScene = (match: StoredMatch, viewer: Viewer, scene: Scene<Kind>, text: string): string | null => {
  const allowed = match.sceneText(scene.seq, viewer);
  if (text.includes(`"scene":${allowed.slice(0, -1)},"asked":${JSON.stringify(scene.awaiting)}}`))
    return null;
  const { asked: _oldName, ...shown } = scene as Scene<Kind> & { asked?: unknown };
  if (isDeepStrictEqual(shown, JSON.parse(allowed))) return null;
  return `scene ${scene.seq} for ${viewer} is not what they may see:\n${JSON.stringify(shown)}\n${allowed}`;
};

/** `shownAt`: the last position that the frame is about; when that is the end, every move may be read. */
const wrongLine = (
  match: StoredMatch,
  viewer: Viewer,
  line: LogLine | null,
  shownAt: number,
): string | null => {
  if (!line) return shownAt > 0 ? `scene ${shownAt} came without its line` : null;
  const row = match.rows[line.seq - 1];
  if (!row) return `line ${line.seq} is not in the log`;
  const { seq, at, by, move } = row;
  const { events } = match.at(seq);
  const open = {
    seq,
    at,
    by,
    back: readTakeback(move),
    end: readEnd(move),
    events: eventsFor(events, viewer),
  };
  const { move: shown, ...rest } = line;
  const text = move === null ? null : readPress(move, at).text;
  const mayRead = by === viewer || match.isOverAt(shownAt);
  if (shown !== null && (!mayRead || shown !== text))
    return `line ${seq}: ${viewer} was sent the move of ${by}`;
  if (shown === null && by === viewer && text !== null)
    return `line ${seq}: ${viewer} was not sent their own move`;
  const allowed = JSON.stringify(open);
  return JSON.stringify(rest) === allowed || isDeepStrictEqual(JSON.parse(allowed), rest)
    ? null
    : `line ${seq} for ${viewer} differs:\n${JSON.stringify(rest)}\n${JSON.stringify(open)}`;
};
