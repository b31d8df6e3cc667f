import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { withSign } from '../../../../words/plural.ts';
import { nearSeat } from '../../../../web/kit/board.ts';
import type { ScoreWords } from '../../words/score-types.ts';
import type { BoardWords } from '../../words/types.ts';
import type { IsleProps } from '../props/props.ts';
import './score.css';
import { sheetOf, sisterSheet, type Entry, type Sheet } from './sheet.ts';

type Whose = Seat | 'sister';
type SheetBoard = Pick<IsleProps, 'scene' | 'seat' | 'words' | 'sitter'>;

/** The current score, line by line with the reasons: mine first, then the others', as far as I may know. */
export const ScoreSheet = ({ props }: { props: SheetBoard }): JSX.Element => {
  const { scene, sitter } = props;
  const { view } = scene;
  const { board } = props.words;
  const words = board.score;
  const near = nearSeat(props.seat);
  const [whose, setWhose] = useState<Whose>(near);
  const sheets = useMemo(() => sheetsOf(view, near), [view, near]);
  const all = [...sheets.keys()];
  const shown = sheets.get(whose);
  const nameOf = (who: Whose): string => (who === 'sister' ? words.sister : sitter(who).name);
  return (
    <div class="isle-score">
      {all.length > 1 && (
        <div class="isle-score__whose" role="group" aria-label={words.whose}>
          {all.map((who) => (
            <button
              key={who}
              type="button"
              class="isle-score__who"
              aria-pressed={who === whose}
              onClick={() => setWhose(who)}
            >
              <span>{nameOf(who)}</span>
              <b>{signed(sheets.get(who)?.total ?? 0)}</b>
            </button>
          ))}
        </div>
      )}
      {shown && <SheetTable sheet={shown} words={board} over={scene.outcome !== null} />}
    </div>
  );
};

/** Mine first. Counted once for each position: a tile that is dragged renders everything with every cell it passes. */
const sheetsOf = (view: IsleProps['scene']['view'], near: Seat): ReadonlyMap<Whose, Sheet> => {
  const others = [...view.players.keys()].filter((seat) => seat !== near);
  const hers = sisterSheet(view);
  return new Map<Whose, Sheet>([
    ...[near, ...others].map((seat) => [seat, sheetOf(view, seat)] as const),
    ...(hers ? [['sister', hers] as const] : []),
  ]);
};

/** Points with a sign; only zero has none. */
export const signed = (points: number): string => (points === 0 ? '0' : withSign(points));

interface SheetProps {
  readonly sheet: Sheet;
  readonly words: BoardWords;
  readonly over: boolean;
}

const SheetTable = ({ sheet, words: board, over }: SheetProps): JSX.Element => {
  const words = board.score;
  const sum = over ? words.total : sheet.hidden > 0 ? words.atLeast : words.now;
  return (
    <table class="isle-score__table">
      <tbody>
        {sheet.entries.map((entry, i) => {
          const [title, detail] = explain(entry, board);
          return (
            <tr key={i}>
              <th scope="row">
                {title}
                {detail && <small>{detail}</small>}
              </th>
              <td class={entry.points < 0 ? 'is-negative' : entry.points > 0 ? 'pos' : ''}>
                {signed(entry.points)}
              </td>
            </tr>
          );
        })}
        {sheet.hidden > 0 && (
          <tr>
            <th scope="row">{words.hidden(sheet.hidden)}</th>
            <td>?</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{sum}</th>
          <td>{signed(sheet.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
};

/** The title of a score line, and the reason for its points. */
const explain = (entry: Entry, { score: words, card }: BoardWords): readonly [string, string | null] => {
  switch (entry.of) {
    case 'families':
      return [words.titles.families, familiesText(entry, words)];
    case 'rooms':
      return [words.titles.rooms, words.rooms(entry.count, entry.near)];
    case 'lesson':
      return [card(entry.card), words.lesson(entry)];
    case 'sister-colour':
      return [words.sisterColour(entry.colour), words.sisterCats(entry.count, entry.each)];
    case 'sister-beasts':
      return [words.sisterBeasts(entry.count), null];
    case 'sister-event':
      return [words.sisterEvent(entry.space), null];
    case 'rare':
    case 'friendships':
    case 'rats':
    case 'royal-rats':
    case 'tokens':
      break;
  }
  return [words.titles[entry.of], words.counted(entry.of, entry.count)];
};

const familiesText = ({ sizes, near }: Extract<Entry, { of: 'families' }>, words: ScoreWords): string => {
  if (sizes.length > 0) return words.families(sizes);
  return near ? words.nearFamily(near) : words.noFamily;
};
