import type { JSX } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { tablePath } from '../../protocol/api.ts';
import { isOfDays, PACES, type NewSeek } from '../../protocol/seeks.ts';
import { Portrait } from '../art/Portrait.tsx';
import { announce } from '../kit/Announcer.tsx';
import { listen } from '../notices/received-notices.ts';
import { Icon } from '../page/Icon.tsx';
import { Failed } from '../page/Failed.tsx';
import { quiet } from '../page/quiet.ts';
import { useAttempt } from '../page/useAttempt.ts';
import { useKeptFocus } from '../page/useKeptFocus.ts';
import { useNow } from '../page/useNow.ts';
import { nameOf } from '../preferences/language.ts';
import { minutesLeft, shortClockName } from '../table/clock-words.ts';
import type { CompanyWords } from '../words/company.en.ts';
import { stopSeek } from './api.ts';
import { Found } from './Found.tsx';
import { begun, followSeek, lastOver, mySeek, setSeek, turned } from './my-seek.ts';
import { seekWider, widerAfter } from './wider.ts';
import { companyWords } from './words.ts';
import './seek.css';

/**
 * A search goes along through all pages but matches with people. When somebody is found, it asks. A search with a pace of
 * days is only seen in the lobby: it may last for days.
 */
export const SeekStrip = (): JSX.Element | null => {
  const t = companyWords.value;
  const { path, route } = useLocation();
  useEffect(followSeek, []);
  useKeptFocus('.seeking__advice', '.seeking .btn');
  const start = begun.value;
  useEffect(() => {
    if (!start) return;
    begun.value = null;
    if (path !== tablePath(start)) route(tablePath(start));
  }, [start]);
  const { seek, at } = mySeek.value;
  const waitsHere = seek.is === 'seeking' && !isOfDays(seek.seek.pace);
  // Somebody who plays with people has found company.
  useEffect(() => {
    if (quiet.value && waitsHere) void stopSeek().then(setSeek, () => {});
  }, [quiet.value, waitsHere]);
  const shown = !quiet.value && (waitsHere || turned.value || isTold(lastOver.value));
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-seeking', shown);
    return () => document.documentElement.removeAttribute('data-seeking');
  }, [shown]);
  if (!t || quiet.value) return null;
  return (
    <>
      <div class="seeking-place">
        {waitsHere && <Seeking wish={seek.seek} since={at - seek.waited} paced={seek.paced === true} />}
        {turned.value && <Turned />}
        {isTold(lastOver.value) && <Over over={lastOver.value} />}
      </div>
      {seek.is === 'found' && (
        <Found key={seek.found.pairing} found={seek.found} until={at + seek.found.left} />
      )}
    </>
  );
};

interface SeekingProps {
  readonly wish: NewSeek;
  readonly since: number;
  readonly paced: boolean;
}

const Seeking = ({ wish, since, paced }: SeekingProps): JSX.Element | null => {
  const t = companyWords.value;
  const now = useNow(true, 1_000);
  useEffect(() => announce(t?.seeking ?? ''), []);
  const waited = Math.max(0, now - since);
  const wider = paced ? widerAfter(waited, wish) : null;
  if (!t) return null;
  const online = listen().link.value === 'online';
  const games = wish.games.map((game) => nameOf(game)).join(t.or);
  return (
    <div class={`seeking ${online ? '' : 'seeking--lost'}`}>
      <Portrait coat="ginger" mood="alert" size={36} />
      {wider ? (
        <Advice key={wider.pace} t={t} wider={wider} />
      ) : (
        <span class="seeking__what">
          <b>{online ? t.seeking : t.waiting}</b>
          <small>
            {games} · {wish.anyPace ? t.anyPace : shortClockName(PACES[wish.pace])}
          </small>
        </span>
      )}
      <span class="seeking__time" aria-hidden="true">
        {minutesLeft(waited)}
      </span>
      <button
        class="btn btn--quiet btn--icon"
        aria-label={t.stop}
        onClick={() => void stopSeek().then(setSeek, () => {})}
      >
        <Icon name="close" />
      </button>
    </div>
  );
};

/** Nobody has come: one tap, and more people fit. */
const Advice = ({ t, wider }: { t: CompanyWords; wider: NewSeek }): JSX.Element => {
  const text = isOfDays(wider.pace) ? t.intoDays : t.widen;
  const { going, problem, start } = useAttempt();
  useEffect(() => announce(text), []);
  return (
    <div class="seeking__what">
      <button
        class="seeking__what seeking__advice"
        aria-disabled={going}
        onClick={() => start(() => seekWider(wider))}
      >
        <b>{t.seeking}</b>
        <span>{text}</span>
      </button>
      <Failed problem={problem} />
    </div>
  );
};

/** The search for now has become one of days, which has no strip. */
const Turned = (): JSX.Element | null => {
  const t = companyWords.value;
  useEffect(() => announce(t?.seekingDays ?? ''), []);
  if (!t) return null;
  return (
    <div class="seeking seeking--over">
      <span class="seeking__what seeking__told">{t.seekingDays}</span>
      <button class="btn btn--quiet btn--icon" aria-label={t.putAway} onClick={() => (turned.value = false)}>
        <Icon name="close" />
      </button>
    </div>
  );
};

type Ended = NonNullable<typeof lastOver.value>;

/** Somebody who said no themselves knows it. */
const isTold = (over: typeof lastOver.value): over is Ended => over !== null && over.why !== 'declined';

const overText = ({ why, again }: Ended, t: CompanyWords): string => {
  if (why === 'run-out') return t.ranOut;
  return again ? t.goneStill : t.goneOver;
};

const Over = ({ over }: { over: Ended }): JSX.Element | null => {
  const t = companyWords.value;
  const text = t && overText(over, t);
  useEffect(() => announce(text ?? ''), [text]);
  if (!t) return null;
  return (
    <div class="seeking seeking--over">
      <span class="seeking__what">
        <b>{text}</b>
      </span>
      <button class="btn btn--quiet btn--icon" aria-label={t.notNow} onClick={() => (lastOver.value = null)}>
        <Icon name="close" />
      </button>
    </div>
  );
};
