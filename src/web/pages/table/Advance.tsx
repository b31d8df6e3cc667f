import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { advanceAnswers } from '../../../kernel/abilities.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import type { OptionWords } from '../../../words/game-words.ts';
import { Dialog } from '../../page/Dialog.tsx';
import { usePageWords, type PageWords } from '../../page/usePageWords.ts';
import { wordsAt } from '../../preferences/language.ts';
import type { TableSource } from '../../table/source.ts';
import type { AdvanceWords } from '../../words/advance.en.ts';
import { Tool } from './Tool.tsx';

const WORDS: PageWords<AdvanceWords> = {
  en: () => import('../../words/advance.en.ts'),
  uk: () => import('../../words/advance.uk.ts'),
  ru: () => import('../../words/advance.ru.ts'),
};

interface AdvanceProps {
  readonly source: TableSource;
  readonly table: TableInfo;
  readonly seat: Seat;
}

/** In a match over days: how the game's own questions are answered while I am away. Most games have none. */
export const Advance = (props: AdvanceProps): JSX.Element | null => {
  const { source, table } = props;
  const { advance } = wordsAt(table);
  const asked =
    table.clock.kind === 'days' && table.status === 'playing' && advanceAnswers(source.game).length > 0;
  return asked && advance ? <AdvanceTool {...props} about={advance} /> : null;
};

const AdvanceTool = (props: AdvanceProps & { readonly about: OptionWords<string> }): JSX.Element | null => {
  const { source, seat, about } = props;
  const t = usePageWords(WORDS);
  const [open, setOpen] = useState(false);
  const name = useId();
  const given = source.session.value.advance.find((one) => one.seat === seat)?.answer ?? null;
  if (!t) return null;
  const answers = [null, ...advanceAnswers(source.game)];
  return (
    <>
      <Tool
        icon="calendar"
        label={t.tool}
        title={t.title}
        pressed={given !== null}
        on={() => setOpen(true)}
      />
      {open && (
        <Dialog title={t.title} onClose={() => setOpen(false)}>
          <fieldset class="advance stack">
            <legend>{about.label}</legend>
            {answers.map((answer) => (
              <label key={answer} class="check">
                <input
                  type="radio"
                  name={name}
                  checked={answer === given}
                  onChange={() => source.seats?.advance(seat, answer)}
                />
                {answer === null ? t.ask : about.values[answer]}
              </label>
            ))}
          </fieldset>
          <p class="small">{t.more}</p>
        </Dialog>
      )}
    </>
  );
};
