import { useEffect, useRef } from 'preact/hooks';
import type { FirstHint } from '../../../kernel/optional-files.ts';
import type { Kind, Scene, Viewer } from '../../../kernel/game.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { isRaceSeen } from '../../../kernel/press.ts';
import { loadHints } from '../../../catalogue/browser/boards.ts';
import { rulesFolder } from '../../../catalogue/browser/rules.ts';
import { announce } from '../../kit/Announcer.tsx';
import { wordsAt } from '../../preferences/language.ts';
import { useLoaded } from '../../page/useLoaded.ts';
import { change, settings } from '../../preferences/settings.ts';
import type { Session } from '../../table/session.ts';
import { addKnownHint, isHintKnown } from '../../table/known-hints.ts';
import { lastDecision, mayShow, turnOf, type HintOfTurn } from './turn-of-hints.ts';

/** A hint beside the decision that comes up for the first time. */
export interface ShownHint {
  readonly text: string;
  readonly rule: string; // the rule with more explanation
  readonly gotIt: () => void;
  readonly noMore: () => void;
}

const NONE: readonly FirstHint<Kind>[] = [];

export const useFirstHint = (
  table: TableInfo,
  { pending, log }: Session,
  scene: Scene<Kind>,
  viewer: Viewer,
  showing: boolean,
): ShownHint | null => {
  const { game, id } = table;
  const folder = rulesFolder(game, table.rulesVersion);
  const loaded = useLoaded(() => loadHints(folder), folder);
  const hints = loaded.is === 'here' ? loaded.value : NONE;
  const mine = viewer !== 'spectator' && scene.awaiting.includes(viewer);
  const race = isRaceSeen(scene);
  const decides = mine && !scene.outcome && (race || (pending.length === 0 && !showing));
  const decided = lastDecision(log, viewer);
  const fitting =
    decides && settings.value.hints
      ? hints.find(({ key, when }) => !isHintKnown(game, key) && when(scene, viewer))
      : undefined;
  const hint = useOneATurn(fitting, race ? null : `${viewer} ${turnOf(log, viewer, table.seats.length)}`);
  const text = hint ? wordsAt(table).hints[hint.key] : undefined;
  const key = hint?.key;
  const gotIt = (): void => {
    if (key !== undefined) addKnownHint(game, key);
  };
  useEffect(() => {
    if (text !== undefined) announce(text);
  }, [text]);
  // A decision made while its hint was shown counts as understood, and the hint is not shown again. Decisions
  // of others at the same time do not count. In a race, where everybody acts all the time, a hint stays as
  // long as it fits.
  useEffect(() => gotIt, [race || decided, viewer, key]);
  if (!hint || text === undefined) return null;
  const rule = `/rules/${game}?table=${encodeURIComponent(id)}#${hint.rule}`;
  return { text, rule, gotIt, noMore: () => change({ hints: false }) };
};

/** One hint a turn: when it is read, no other takes its place until the next turn, but for a question. In a race there are no turns. */
const useOneATurn = (
  fitting: FirstHint<Kind> | undefined,
  turn: string | null,
): FirstHint<Kind> | undefined => {
  const shown = useRef<HintOfTurn>({ turn: '', key: '' });
  if (!fitting || turn === null) return fitting;
  if (!mayShow(fitting, turn, shown.current)) return undefined;
  shown.current = { turn, key: fitting.key };
  return fitting;
};
