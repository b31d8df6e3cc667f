import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Cat } from '../art/Cat.tsx';
import { readNotices } from '../table/api.ts';
import { deviceState, lookAtDevice, switchOn } from './this-device.ts';
import { usePageWords } from '../page/usePageWords.ts';
import { NOTICE_SETTINGS_WORDS } from './words.ts';
import './ask.css';

const KEY = 'clowder.told';

type NoticeTopic = 'turn' | 'seated' | 'round';

const isAnswered = (what: NoticeTopic): boolean => {
  try {
    return localStorage.getItem(`${KEY}.${what}`) !== null;
  } catch {
    return false; // private windows may refuse storage
  }
};

const answer = (what: NoticeTopic): void => {
  try {
    localStorage.setItem(`${KEY}.${what}`, 'answered');
  } catch {
    // It is asked again next time.
  }
};

/** True while it makes sense to ask here: the browser can show notices, and nobody has said yes or no. */
const useMayAsk = (what: NoticeTopic): boolean => {
  const known = useSignal(false);
  useEffect(() => {
    if (isAnswered(what)) return;
    readNotices()
      .then(lookAtDevice)
      .then(
        () => (known.value = true),
        () => {}, // without a connection nothing is asked
      );
  }, [what]);
  return known.value && deviceState.value === 'off' && !isAnswered(what);
};

/** The browser is asked only after a yes to our own question. After a no it does not come back. */
export const AskAboutTurns = ({ rival }: { rival: string | null }): JSX.Element | null => {
  const t = usePageWords(NOTICE_SETTINGS_WORDS);
  const gone = useSignal(false);
  const may = useMayAsk('turn');
  if (!t || !may || gone.value) return null;
  const done = (): void => {
    answer('turn');
    gone.value = true;
  };
  const accept = async (): Promise<void> => {
    await switchOn().catch(() => null); // the settings show what the browser said
    done();
  };
  return (
    <section class="ask-told panel" aria-label={t.askMany}>
      <Cat coat="cream" pose="loaf" size={76} />
      <div class="ask-told__text">
        <h2>{rival === null ? t.askMany : t.ask(rival)}</h2>
        <p class="small">{t.askMore}</p>
      </div>
      <div class="ask-told__buttons">
        <button class="btn btn--primary" onClick={() => void accept()}>
          {t.yes}
        </button>
        <button class="btn" onClick={done}>
          {t.no}
        </button>
      </div>
    </section>
  );
};

/** In the waiting room, where leaving the page makes sense. */
export const AskAboutSeats = (): JSX.Element | null => <OneButton what="seated" label="askSeated" />;

/** Before a tournament begins. */
export const AskAboutRounds = (): JSX.Element | null => <OneButton what="round" label="askRound" />;

interface OneButtonProps {
  readonly what: NoticeTopic;
  readonly label: 'askSeated' | 'askRound';
}

const OneButton = ({ what, label }: OneButtonProps): JSX.Element | null => {
  const t = usePageWords(NOTICE_SETTINGS_WORDS);
  const said = useSignal(false);
  const may = useMayAsk(what);
  if (!t || (!may && !said.value)) return null;
  if (said.value) return <p class="small">{t.willTell}</p>;
  const ask = async (): Promise<void> => {
    said.value = (await switchOn().catch(() => null)) !== null; // the settings show what the browser said
  };
  return (
    <button class="btn" onClick={() => void ask()}>
      {t[label]}
    </button>
  );
};
