import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Found as FoundPeople, FoundPerson } from '../../protocol/notices.ts';
import { call } from '../page/call.ts';
import { Icon } from '../page/Icon.tsx';
import { Failed } from '../page/Failed.tsx';
import { PersonCat } from '../page/PersonCat.tsx';
import { useAttempt } from '../page/useAttempt.ts';
import { useLoaded } from '../page/useLoaded.ts';
import { useNow } from '../page/useNow.ts';
import { nameOf, words } from '../preferences/language.ts';
import { me } from '../table/api.ts';
import { listMatches, type LocalMatch } from '../table/local-store.ts';
import { shortClockName } from '../table/clock-words.ts';
import { answer } from './my-seek.ts';
import { companyWords } from './words.ts';

const WHOLE = 20_000; // milliseconds to answer

/** Somebody is found: two cats, what is at stake, and twenty seconds to say yes. */
export const Found = ({ found, until }: { found: FoundPeople; until: number }): JSX.Element | null => {
  const t = companyWords.value;
  const dialog = useRef<HTMLDialogElement>(null);
  const [own, setOwn] = useState<string | null>(null);
  const { going, problem, start } = useAttempt();
  const left = Math.max(0, until - useNow(true, 250));
  useEffect(
    () =>
      void me().then(
        ({ guest }) => setOwn(guest),
        () => {},
      ),
    [],
  );
  const kept = useLoaded(listMatches, found.pairing);
  const botMatch = kept.is === 'here' && kept.value.some(isWithBot);
  useEffect(() => {
    if (t) call(t.found);
  }, [t === null]);
  // Before the paint: a key pressed before it is open would go to the page behind it.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);
  if (!t) return null;
  const others = found.people.filter(({ guest }) => guest !== own);
  const mine = found.people.find(({ guest }) => guest === own);
  const silent = others.filter(({ ready }) => !ready);
  const say = (yes: boolean): void => start(() => answer(found, yes));
  return (
    <dialog
      ref={dialog}
      class="dialog found"
      role="alertdialog"
      aria-labelledby="found-title"
      onCancel={(event) => {
        event.preventDefault();
        say(false);
      }}
    >
      <h2 id="found-title">{t.found}</h2>
      <div class="found__versus">
        {mine && <Somebody person={mine} name={t.you} />}
        <Ring left={left} label={t.secondsLeft(Math.ceil(left / 1000))} />
        {others.map((person) => (
          <Somebody key={person.guest} person={person} name={person.name} flip />
        ))}
      </div>
      <div class="found__facts">
        <span class="tag">{nameOf(found.game)}</span>
        {found.clock.kind !== 'none' && (
          <span class="tag">
            <Icon name="clock" size={18} />
            {shortClockName(found.clock)}
          </span>
        )}
        <span class="tag">{found.rated ? t.rated : t.forFun}</span>
      </div>
      <div class="found__answer">
        {mine?.ready ? (
          <p class="btn btn--big found__wait" role="status">
            {silent.length === 1 ? t.waitingFor(silent[0]?.name ?? '') : t.waitingForOthers}
          </p>
        ) : (
          <button class="btn btn--primary btn--big" aria-disabled={going} onClick={() => say(true)}>
            {t.takeSeat}
          </button>
        )}
        <button class="btn btn--big" onClick={() => say(false)}>
          {t.notNow}
        </button>
      </div>
      <Failed problem={problem} />
      {botMatch && <p class="small">{t.botWaits}</p>}
    </dialog>
  );
};

/** It stays in this browser, and goes on whenever its player likes. */
const isWithBot = ({ outcome, seats }: LocalMatch): boolean =>
  outcome === null && seats.some(({ kind }) => kind === 'bot');

interface SomebodyProps {
  readonly person: FoundPerson;
  readonly name: string;
  readonly flip?: boolean;
}

const Somebody = ({ person: { cat, rating }, name, flip }: SomebodyProps): JSX.Element => (
  <div class={`found__who ${flip ? 'found__who--flip' : ''}`}>
    <PersonCat cat={cat} mood="alert" size={104} whole />
    <b>{name}</b>
    {rating && (
      <span class="num">{words.value.people.rating(rating.points, rating.band, rating.provisional)}</span>
    )}
  </div>
);

const ROUND = 2 * Math.PI * 28;

const Ring = ({ left, label }: { left: number; label: string }): JSX.Element => (
  <div class="found__ring" role="timer" aria-label={label}>
    <svg width="64" height="64" viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="28" fill="none" stroke="var(--quilt)" stroke-width="7" />
      <circle
        cx="32"
        cy="32"
        r="28"
        fill="none"
        stroke="var(--lamp-edge)"
        stroke-width="7"
        stroke-linecap="round"
        stroke-dasharray={`${(ROUND * left) / WHOLE} ${ROUND}`}
        transform="rotate(-90 32 32)"
      />
    </svg>
    <span aria-hidden="true">{Math.ceil(left / 1000)}</span>
  </div>
);
