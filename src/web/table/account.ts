import type {
  Account,
  AccountRefusal,
  Confirmation,
  Confirmed,
  RecoveryCode,
  SeenBy,
  SignedIn,
} from '../../protocol/account.ts';
import { ACCOUNT_REFUSALS } from '../../protocol/account.ts';
import { forgetPersonal } from '../kit/personal.ts';
import { change } from '../preferences/settings.ts';
import { agreeOnMe } from './about-me.ts';
import { get, me, NotDone, send } from './api.ts';
import { hearNoMore, keepPushHere, sendNoMore } from './push-subscription.ts';

/** The requests of the account page. The part that talks to authenticators is loaded when it is needed. */

export const readAccount = async (): Promise<Account> => {
  await agreeOnMe(); // the page shows the name and the cat that are kept here: a session that ended elsewhere leaves old ones
  await me();
  return get<Account>('/account');
};

const authenticator = () => import('@simplewebauthn/browser');

/** The server's question to the authenticator of this device. */
export type NewPasskey = Parameters<
  Awaited<ReturnType<typeof authenticator>>['startRegistration']
>[0]['optionsJSON'];
type OldPasskey = Parameters<
  Awaited<ReturnType<typeof authenticator>>['startAuthentication']
>[0]['optionsJSON'];

/** For somebody who has no way into an account yet: nothing is asked before. */
export const makeFirstPasskey = async (): Promise<Account> => makePasskey(await askForPasskey({}));

export const askForPasskey = (confirmation: Confirmation): Promise<NewPasskey> =>
  send<NewPasskey>('POST', '/account/passkey-options', confirmation);

/** May be tried again with the same question, as long as it is not answered. */
export const makePasskey = async (optionsJSON: NewPasskey): Promise<Account> => {
  const { startRegistration } = await authenticator();
  return send<Account>('POST', '/account/passkeys', await startRegistration({ optionsJSON }));
};

export const removePasskey = (id: string, confirmation: Confirmation): Promise<Account> =>
  send<Account>('POST', '/account/remove-passkey', { id, ...confirmation });

export const confirmByPasskey = async (): Promise<Confirmed> =>
  send<Confirmed>('POST', '/account/confirm', await usePasskey('/account/confirm-options'));

export const confirmByCode = (code: string): Promise<Confirmed> =>
  send<Confirmed>('POST', '/account/confirm-code', { code });

const usePasskey = async (path: string): Promise<object> => {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    authenticator(),
    send<OldPasskey>('POST', path),
  ]);
  return startAuthentication({ optionsJSON });
};

export const signInByPasskey = async (): Promise<void> => {
  await become(await send<SignedIn>('POST', '/sign-in/passkey', await usePasskey('/sign-in/options')));
};

export const signInByCode = async (code: string): Promise<void> => {
  await become(await send<SignedIn>('POST', '/sign-in/code', { code }));
};

/** This browser belongs to somebody else now: every page starts anew. */
const become = async ({ name, cat, returned }: SignedIn): Promise<void> => {
  await hearNoMore();
  change({ name, cat, nameUnsent: false, catUnsent: false });
  location.assign(returned ? RETURNED : '/account');
};

/** The page of an account that was about to be deleted. */
export const RETURNED = '/account?returned';

/** The fate of the guest that this browser was before. */
export const answerMerge = (bring: boolean): Promise<Account> =>
  send<Account>('POST', '/account/merge', { bring });

export const chooseSeenBy = (seenBy: SeenBy): Promise<Account> =>
  send<Account>('POST', '/account/seen-by', { seenBy });

export const makeCode = async (confirmation: Confirmation): Promise<string> =>
  (await send<RecoveryCode>('POST', '/account/recovery-code', confirmation)).code;

export const endSession = (id: string): Promise<Account> =>
  send<Account>('POST', '/account/end-sessions', { id });

export const endOtherSessions = async (): Promise<Account> => {
  await keepPushHere();
  return send<Account>('POST', '/account/end-sessions');
};

export const signOut = async (): Promise<void> => {
  await sendNoMore();
  await leaveAfter(() => send('POST', '/account/sign-out'));
};

export const deleteAccount = (confirmation: Confirmation): Promise<void> =>
  leaveAfter(() => send('POST', '/account/delete', confirmation));

let isLeaving = false;

const leaveAfter = async (act: () => Promise<unknown>): Promise<void> => {
  isLeaving = true;
  try {
    await act();
  } catch (error) {
    isLeaving = false;
    throw error;
  }
  await leave(); // still leaving: a page that heard of the end now would load the page of the account again
};

/** The session has ended. Not while this page ends it: going away would lose the answer, which also removes the cookies. */
export const sessionEnded = async (): Promise<void> => {
  if (isLeaving) return;
  await forgetPerson();
  location.reload();
};

const leave = async (): Promise<void> => {
  await forgetPerson();
  location.assign('/');
};

/** Nothing of the old name and cat stays in this browser, nor of how they play; the next page makes a new guest. */
const forgetPerson = async (): Promise<void> => {
  await hearNoMore();
  forgetPersonal();
  change({ name: '', cat: null, nameUnsent: false, catUnsent: false });
};

export const EXPORT_PATH = '/api/account/export';

/** The refusal that the account page has its own sentence for; null for all others. */
export const accountRefusal = (error: unknown): AccountRefusal | null =>
  (error instanceof NotDone && ACCOUNT_REFUSALS.find((why) => why === error.problem.why)) || null;

/** The person closed the browser's question, or has no passkey for this site. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name);
