import type { JSX } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import type { EngineLine } from '../../../bots/analysis.ts';
import type { Kind, Seat } from '../../../kernel/game.ts';
import type { Position } from '../../../kernel/match.ts';
import { Portrait } from '../../art/Portrait.tsx';
import { locale } from '../../preferences/language.ts';
import type { AnalysisWords } from '../../words/analysis.en.ts';
import { afterMove } from './analysis-doc.ts';
import type { AnalysisGame } from './analysis-game.ts';
import { MoveText } from './MoveText.tsx';
import type { Engine } from './useEngine.ts';
import '../../page/switch.css';
import './engine.css';

interface LinesProps {
  readonly analysed: AnalysisGame;
  readonly engine: Engine;
  readonly now: Position<Kind>;
  readonly turn: Seat;
  readonly over: boolean;
  readonly on: boolean;
  readonly setOn: (on: boolean) => void;
  readonly setPointed: (move: Kind['move']) => void; // null: none
  readonly play: (moves: readonly Kind['move'][]) => void;
  readonly t: AnalysisWords;
}

export const EngineLines = (props: LinesProps): JSX.Element => {
  const { engine, over, on, t } = props;
  const said = over ? t.over : !on ? t.engineOff : engine.status === 'failed' ? t.engineFailed : null;
  return (
    <section class="an__engine">
      <Head {...props} />
      {said && <p class={engine.status === 'failed' ? 'an__failed' : 'small'}>{said}</p>}
      <ol aria-label={t.lines} class={`an__lines ${engine.status === 'failed' ? 'is-pale' : ''}`}>
        {on &&
          !over &&
          engine.thought?.lines.map((line, i) => <EngineLineRow key={i} {...props} line={line} />)}
      </ol>
    </section>
  );
};

const Head = ({ analysed, engine, on, setOn, t }: LinesProps): JSX.Element => {
  const name = useId();
  const { deepest } = analysed.analysis;
  const depth = engine.thought?.depth ?? 0;
  return (
    <div class="an__head">
      <Portrait coat="tuxedo" mood={engine.status === 'thinking' ? 'alert' : 'calm'} size={44} />
      <div class="an__depth">
        <p>
          <b id={name}>{on ? t.depth(depth, deepest) : t.engine}</b>
          {on && <span>{t.positions(shortCount(engine.positions, t))}</span>}
        </p>
        <progress max={deepest} value={engine.status === 'done' ? deepest : depth} aria-labelledby={name} />
      </div>
      <button
        class="switch"
        type="button"
        role="switch"
        aria-checked={on}
        aria-label={t.engine}
        onClick={() => setOn(!on)}
      />
    </div>
  );
};

const round = (part: number, digits: number): string =>
  part.toLocaleString(locale.value, { maximumFractionDigits: digits });

const shortCount = (count: number, t: AnalysisWords): string => {
  if (count >= 1_000_000) return t.million(round(count / 1_000_000, 1));
  return count >= 10_000 ? t.thousand(round(count / 1_000, 0)) : round(count, 0);
};

const SHOWN = 7; // moves of a line

/** A tap plays the line into the tree; pointing at it, or holding it, shows its first move on the board. */
const EngineLineRow = (props: LinesProps & { readonly line: EngineLine<Kind> }): JSX.Element => {
  const { analysed, line, now, turn, setPointed, play, t } = props;
  const { brief } = analysed.analysis;
  const moves = line.moves.slice(0, SHOWN);
  const seats = useMemo(() => seatsOf(analysed, now, moves), [now, line]);
  const point = (): void => setPointed(moves[0] ?? null);
  const leave = (): void => setPointed(null);
  const value = valueOf(line, turn, t);
  return (
    <li>
      <button
        class="an__line"
        type="button"
        data-forced={line.wins ? (line.wins.seat === turn ? 'won' : 'lost') : undefined}
        title={t.playLine}
        onClick={() => (leave(), play(moves))}
        onPointerEnter={point}
        onPointerLeave={leave}
        onFocus={point}
        onBlur={leave}
      >
        <b class="an__value">{value}</b>
        <span class="an__moves">
          {moves.map((move, i) => (
            <MoveText key={i} seat={seats[i] ?? turn} text={brief(move)} />
          ))}
        </span>
        <small>{line.depth}</small>
      </button>
    </li>
  );
};

/** The seat that makes each move. */
const seatsOf = (
  { game }: AnalysisGame,
  from: Position<Kind>,
  moves: readonly Kind['move'][],
): readonly Seat[] => {
  const seats: Seat[] = [];
  let here: Position<Kind> | null = from;
  for (const move of moves) {
    if (!here) break;
    seats.push(game.actors(here.state)[0] ?? 0);
    here = afterMove(game, here, game.write(move));
  }
  return seats;
};

const valueOf = ({ wins, chance }: EngineLine<Kind>, turn: Seat, t: AnalysisWords): string => {
  if (!wins) return t.percent(Math.min(99, Math.max(1, Math.round(100 * chance))));
  return wins.seat === turn ? t.winsIn(wins.turns) : t.losesIn(wins.turns);
};
