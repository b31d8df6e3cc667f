import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Refusal } from '../../../kernel/game.ts';
import type { SetUpRegions } from '../../kit/set-up.ts';
import { Icon } from '../../page/Icon.tsx';
import { wordsOf } from '../../preferences/language.ts';
import { isCalm, settings } from '../../preferences/settings.ts';
import type { AnalysisWords } from '../../words/analysis.en.ts';
import { firstDoc, type AnalysisGame } from './analysis-game.ts';
import { sayDocRefusal } from './say-refusal.ts';

interface SetUpPositionProps {
  readonly analysed: AnalysisGame;
  readonly text: string;
  readonly refused: (text: string) => Refusal | null;
  readonly set: (text: string) => void;
  readonly done: (position: string | null) => void; // null: nothing is changed
  readonly t: AnalysisWords;
}

/** A position by hand or as text; the rules say whether it can stand on a table. */
export const SetUpPosition = (props: SetUpPositionProps): JSX.Element => {
  const { analysed, text, set } = props;
  if (!analysed.setUp) return <Whole {...props} regions={{ stage: null, tray: null, side: null }} />;
  const { signs, sound, secondTap } = settings.value;
  return (
    <analysed.setUp
      text={text}
      set={set}
      words={wordsOf(analysed.game.id)}
      settings={{ motion: isCalm() ? 'calm' : 'full', secondTap, signs, sound }}
    >
      {(regions) => <Whole {...props} regions={regions} />}
    </analysed.setUp>
  );
};

const Whole = ({
  analysed,
  text,
  refused,
  set,
  done,
  regions,
  t,
}: SetUpPositionProps & { readonly regions: SetUpRegions }): JSX.Element => {
  const refusal = refused(text);
  return (
    <>
      <section class="an__stage stage">
        <div class="an__board">{regions.stage}</div>
      </section>
      <div class="an__tray">{regions.tray}</div>
      <div class="thumb-bar an__dock">
        <button class="btn" onClick={() => done(null)}>
          <Icon name="back" />
          {t.back}
        </button>
        <button
          class="btn btn--primary btn--big an__play"
          disabled={refusal !== null}
          onClick={() => done(text)}
        >
          {t.analyse}
        </button>
      </div>
      <aside class="an__side panel">
        {regions.side}
        <p class={`an__possible ${refusal ? 'an__possible--not' : ''}`} role="status">
          <Icon name={refusal ? 'close' : 'check'} />
          {refusal ? sayDocRefusal(analysed.game.id, refusal, t) : t.possible}
        </p>
        <AsText text={text} set={set} t={t} />
        <button class="btn" type="button" onClick={() => set(firstDoc(analysed).position)}>
          <Icon name="replay" />
          {t.empty}
        </button>
      </aside>
    </>
  );
};

interface AsTextProps {
  readonly text: string;
  readonly set: (text: string) => void;
  readonly t: AnalysisWords;
}

const AsText = ({ text, set, t }: AsTextProps): JSX.Element => {
  const [typed, type] = useState<string | null>(null); // null: nothing was typed since it was last put on the board
  return (
    <form
      class="an__text"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== null) set(typed.trim());
        type(null);
      }}
    >
      <label class="grow">
        <span class="small">{t.asText}</span>
        <input
          class="field__in an__in"
          value={typed ?? text}
          spellcheck={false}
          autocomplete="off"
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
      </label>
      <button class="btn" type="submit">
        {t.put}
      </button>
    </form>
  );
};
