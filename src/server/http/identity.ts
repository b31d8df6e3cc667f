import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GuestId } from '../../protocol/table.ts';
import type { Config } from '../config/config.ts';
import { Guests } from '../people/guests.ts';
import { Sessions, type Who } from '../people/sessions.ts';
import { wall } from '../time.ts';
import { isEverywhere, isLoopback, lanAddresses, reachable } from '../config/lan.ts';
import { logRefused, refuse } from './refuse.ts';

const COOKIE = 'clowder';
const EARLIER = 'clowder-earlier'; // the guest of this browser before the sign-in
const DAY = 24 * 3600;
const YEAR = 365 * DAY;

declare module 'fastify' {
  interface FastifyRequest {
    sessions: Sessions; // set by the guard
  }
}

/** The person who sends a request; null without a cookie, with one that we did not sign, or with one of a session that has ended. */
export const whoOf = (request: FastifyRequest): Who | null => whoIn(request, COOKIE);

/** The guest that this browser was before somebody signed in; proved like every other person. */
export const earlierOf = (request: FastifyRequest): Who | null => whoIn(request, EARLIER);

const whoIn = (request: FastifyRequest, cookie: string): Who | null => {
  const sent = request.cookies[cookie];
  if (sent === undefined) return null;
  const { valid, value } = request.unsignCookie(sent);
  const who = valid ? readWho(value, request.sessions) : null;
  if (who && !request.sessions.isEnded(who)) return who;
  logRefused(request, { why: 'no-guest' }, who ? 'a session has ended' : 'a cookie is not ours');
  return null;
};

/**
 * A browser drops the cookie after a year; a copy of it must not last longer, because the server forgets then which sessions have
 * ended. Cookies of older releases name no day, or no session either; ends of the latter are not forgotten.
 */
const readWho = (value: string, sessions: Sessions): Who | null => {
  const [guest = '', session = null, day = null, ...more] = value.split('.');
  if (more.length || !Guests.isId(guest)) return null;
  if (session === null) return { guest, session };
  if (!Sessions.isId(session)) return null;
  return (day === null ? sessions.takesUndated() : isFresh(day)) ? { guest, session } : null;
};

const today = (): number => Math.floor(wall() / 1000 / DAY);
const isFresh = (day: string): boolean => /^\d{1,6}$/.test(day) && Number(day) >= today() - YEAR / DAY;

export const guestOf = (request: FastifyRequest): GuestId | null => whoOf(request)?.guest ?? null;
export const whoOrRefuse = (request: FastifyRequest): Who => whoOf(request) ?? refuse('no-guest');
export const guestOrRefuse = (request: FastifyRequest): GuestId => whoOrRefuse(request).guest;

/** Scripts cannot read the cookie, and forms of other sites cannot use it. */
export const remember = (reply: FastifyReply, who: Who, config: Config): void =>
  keep(reply, COOKIE, who, config);

/** Somebody signs in: the guest of this browser is asked about afterwards. */
export const rememberEarlier = (reply: FastifyReply, who: Who, config: Config): void =>
  keep(reply, EARLIER, who, config);

const keep = (reply: FastifyReply, cookie: string, { guest, session }: Who, { publicUrl }: Config): void => {
  void reply.setCookie(cookie, session === null ? guest : `${guest}.${session}.${today()}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    signed: true,
    secure: publicUrl?.startsWith('https:') ?? false,
    maxAge: YEAR,
  });
};

export const forgetCookie = (reply: FastifyReply): void => {
  void reply.clearCookie(COOKIE, { path: '/' });
  forgetEarlier(reply);
};

export const forgetEarlier = (reply: FastifyReply): void => {
  void reply.clearCookie(EARLIER, { path: '/' });
};

/**
 * True if a browser sends the request from another site. Without this check any page could play in a
 * visitor's name.
 */
export const isForeign = ({ headers }: FastifyRequest, { publicUrl }: Config): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return false; // not a browser: it sends no cookies of other people
  return origin !== publicUrl && origin !== `http://${host}` && origin !== `https://${host}`;
};

/**
 * The address of this server for other devices. Only a visitor on this computer needs its address in the
 * local network, so only they get it.
 */
export const addressOf = (request: FastifyRequest, { publicUrl, host }: Config): string => {
  const lan = isEverywhere(host) && isLoopback(request.ip) ? lanAddresses() : [];
  return publicUrl ?? `${request.protocol}://${reachable(request.host, lan)}`;
};
