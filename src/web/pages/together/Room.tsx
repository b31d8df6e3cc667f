import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { defined } from '../../../kernel/defined.ts';
import type { Kind } from '../../../kernel/game.ts';
import { scene as sceneFor } from '../../../kernel/match.ts';
import type { ShownMoment, TogetherRoom } from '../../../protocol/together.ts';
import { whatIf } from '../../../review/what-if.ts';
import type { BoardModule, BoardProps } from '../../kit/board.ts';
import { Icon } from '../../page/Icon.tsx';
import { LinkField } from '../../page/LinkField.tsx';
import { Skeleton } from '../../page/Skeleton.tsx';
import type { Played } from '../../table/load-played.ts';
import { sayRefusal } from '../../table/problems.ts';
import type { TogetherLink } from '../../table/together-link.ts';
import type { TogetherWords } from '../../words/together.en.ts';
import { puzzleBoard } from '../puzzles/puzzle-board.ts';
import { lookOnly } from '../replay/look-only.ts';
import { Marks, type Tool } from './Marks.tsx';
import { Leader, Tools, TryIt } from './RoomParts.tsx';
import { People } from './People.tsx';
import { Steps } from './Steps.tsx';

interface RoomProps {
  readonly played: Played;
  readonly board: BoardModule<Kind>;
  readonly link: TogetherLink;
  readonly t: TogetherWords;
}

/** The common view, and the buttons of this person. */
export const Room = (props: RoomProps): JSX.Element => {
  const { link } = props;
  const [room, me] = [link.room.value, link.me.value];
  const problem = link.refused.value;
  if (room?.people.some(({ guest }) => guest === me)) return <JoinedRoom {...props} room={room} />;
  return problem ? <p role="alert">{sayRefusal(problem, null)}</p> : <Skeleton lines={6} />;
};

const JoinedRoom = ({
  played,
  board,
  link,
  room,
  t,
}: RoomProps & { readonly room: TogetherRoom }): JSX.Element => {
  const { wish } = link;
  const me = link.me.value;
  const mine = defined(room.people.find(({ guest }) => guest === me));
  const offline = link.link.value !== 'online'; // then everybody looks alone, also the leader
  const leads = room.leader === me && !offline;
  const [own, setOwn] = useState<number | null>(null); // the step looked at alone, in this window
  const [tool, setTool] = useState<Tool | null>(null);
  const [trying, setTrying] = useState(false);
  const alone = offline || (mine.alone !== null && !leads);
  useEffect(() => {
    if (!alone) setOwn(null);
  }, [alone]);
  const [asked, setAsked] = useAskedStep(room, leads);
  const ownAt = (leads ? asked : null) ?? (alone ? (own ?? mine.alone) : null);
  const shown: ShownMoment = ownAt === null ? room.shown : { at: ownAt, moves: [] };
  const playing = leads && trying;
  const { Board } = board;
  const last = played.match.positions.length - 1;
  const go = (at: number): void => {
    const to = Math.max(0, Math.min(last, at));
    if (leads) {
      setAsked(to);
      wish({ do: 'show', at: to, moves: [] });
    } else if (alone) lookAlone(to); // otherwise the leader steps, as is said there
  };
  const lookAlone = (at: number): void => {
    setOwn(at);
    if (!offline) wish({ do: 'alone', at });
  };
  const props = useBoard(played, shown, playing, (moves) => wish({ do: 'show', at: shown.at, moves }));
  return (
    <Board {...props}>
      {({ stage, tray, plan }) => (
        <>
          <section class="tg">
            <Leader {...{ room, me, last, shown, alone, t }}>
              {!leads && !alone && (
                <button class="btn" aria-label={t.lookAlone} onClick={() => lookAlone(room.shown.at)}>
                  <Icon name="eye" />
                  <span class="tg__word">{t.lookAlone}</span>
                </button>
              )}
              {alone && !offline && (
                <button class="btn btn--primary" onClick={() => wish({ do: 'follow' })}>
                  <Icon name="people" />
                  {t.follow}
                </button>
              )}
            </Leader>
            <div class="tg__board">
              <div class="tg__stage">{stage}</div>
              <Marks
                room={room}
                shown={!alone && asked === null}
                tool={alone ? null : tool}
                draw={(mark) => wish({ do: 'mark', mark })}
                label={t.board}
              />
            </div>
            {props.seat !== 'spectator' && <div class="tg__tray">{tray}</div>}
            <Tools {...{ tool, setTool, t, alone }} wipe={() => wish({ do: 'wipe' })}>
              {leads && <TryIt {...{ trying, setTrying, plan, t }} back={() => go(shown.at)} />}
              {!leads && !offline && (
                <button class="btn" aria-disabled={mine.asks} onClick={() => wish({ do: 'lead' })}>
                  <Icon name="people" />
                  {t.askToLead}
                </button>
              )}
            </Tools>
            <Steps at={shown.at} last={last} go={go} free={leads || alone} t={t} />
          </section>
          <aside class="tg__side panel">
            <People {...{ room, me, wish, t }} goTo={leads ? go : lookAlone} />
            {offline && <p role="status">{t.gone}</p>}
            {link.refused.value && <p role="alert">{sayRefusal(link.refused.value, null)}</p>}
            <LinkField label={t.invite} path={`/together/${played.watched.table.id}`} />
          </aside>
        </>
      )}
    </Board>
  );
};

const PATIENCE = 2000; // ms: then the room is somewhere else, such as where another window of the leader went

/**
 * The step that the leader has asked for, until the room shows it: otherwise the second of two quick steps would begin where the first one
 * did, and be lost.
 */
const useAskedStep = (
  { shown }: TogetherRoom,
  leads: boolean,
): readonly [asked: number | null, ask: (at: number) => void] => {
  const [asked, setAsked] = useState<number | null>(null);
  const done = asked === null || !leads || shown.at === asked;
  useEffect(() => {
    // Only this one: an effect may run after the next step was asked for.
    const forget = (): void => setAsked((latest) => (latest === asked ? null : latest));
    if (done) {
      forget();
      return undefined;
    }
    const given = setTimeout(forget, PATIENCE);
    return () => clearTimeout(given);
  }, [asked, done]);
  return [done ? null : asked, setAsked];
};

/** The board of a moment as the seat that is to act saw it: the match is over, so nothing is secret any more. */
const useBoard = (
  { watched, match }: Played,
  { at, moves }: ShownMoment,
  playing: boolean,
  show: (moves: readonly string[]) => void,
): BoardProps<Kind> => {
  const { game, table } = watched;
  const path = moves.join(' ');
  const now = useMemo(() => {
    const from = match.positions[at] ?? defined(match.positions.at(-1));
    return defined(whatIf(game, table.seed ?? '', from, moves).at(-1));
  }, [match, at, path]);
  const [actor] = now.ended ? [] : game.actors(now.state);
  const scene = useMemo(() => sceneFor(game, now, actor ?? 'spectator'), [now, actor]);
  const look = lookOnly(watched, scene, actor ?? 'spectator');
  if (!playing || actor === undefined) return look;
  const play = (move: Kind['move']): void => show([...moves, game.write(move)]);
  const own = puzzleBoard({ game, scene, beat: 0, solver: actor, open: true, hint: null, answers: [], play });
  return { ...own, sitter: look.sitter };
};
