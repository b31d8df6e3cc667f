import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import type { Locale } from '../../../../words/plural.ts';
import { nearSeat, type BoardProps } from '../../../../web/kit/board.ts';
import type { Isle } from '../../rules/state/types.ts';
import { textOf } from '../cards/words.ts';
import './score.css';
import { sheetOf, sisterSheet, type Entry, type Sheet } from './sheet.ts';
import { SCORE_WORDS, type ScoreWords } from './words.ts';

type Whose = Seat | 'sister';
type SheetBoard = Pick<BoardProps<Isle>, 'scene' | 'seat' | 'locale' | 'sitter'>;

/** The score as it stands, line by line with the reasons: mine first, then the others', as far as I may know. */
export const ScoreSheet = ({ props }: { props: SheetBoard }): JSX.Element => {
  const { scene, locale, sitter } = props;
  const { view } = scene;
  const words = SCORE_WORDS[locale];
  const near = nearSeat(props.seat);
  const [whose, setWhose] = useState<Whose>(near);
  const hers = sisterSheet(view);
  const all: readonly Whose[] = [
    near,
    ...[...view.players.keys()].filter((seat) => seat !== near),
    ...(hers ? (['sister'] as const) : []),
  ];
  const sheetFor = (who: Whose): Sheet => (who === 'sister' && hers ? hers : sheetOf(view, Number(who)));
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
              <b>{signed(sheetFor(who).total)}</b>
            </button>
          ))}
        </div>
      )}
      <SheetTable sheet={sheetFor(whose)} locale={locale} over={scene.outcome !== null} />
    </div>
  );
};

/** As a player writes it, with a true minus. */
export const signed = (points: number): string =>
  points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0';

interface SheetProps {
  readonly sheet: Sheet;
  readonly locale: Locale;
  readonly over: boolean;
}

const SheetTable = ({ sheet, locale, over }: SheetProps): JSX.Element => {
  const words = SCORE_WORDS[locale];
  const sum = over ? words.total : sheet.hidden > 0 ? words.atLeast : words.now;
  return (
    <table class="isle-score__table">
      <tbody>
        {sheet.entries.map((entry, i) => {
          const [title, detail] = explain(entry, words, locale);
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

/** What a line is called, and why it is worth that much. */
const explain = (entry: Entry, words: ScoreWords, locale: Locale): readonly [string, string | null] => {
  switch (entry.of) {
    case 'families':
      return [words.titles.families, familiesText(entry, words)];
    case 'rooms':
      return [words.titles.rooms, words.rooms(entry.count, entry.near)];
    case 'lesson':
      return [textOf(entry.card, locale), words.lesson(entry)];
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
