import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GuestId } from '../../protocol/table.ts';
import type { Config } from '../config/config.ts';
import { Guests } from '../people/guests.ts';
import { isEverywhere, isLoopback, lanAddresses, reachable } from '../config/lan.ts';
import { refuse } from './refuse.ts';

const COOKIE = 'clowder';
const YEAR = 365 * 24 * 3600;

/** The guest of a request's cookie; null without a cookie or with one that we did not sign. */
export const guestOf = (request: FastifyRequest): GuestId | null => {
  const sent = request.cookies[COOKIE];
  if (sent === undefined) return null;
  const { valid, value } = request.unsignCookie(sent);
  if (valid && Guests.isId(value)) return value;
  request.log.warn({ why: 'no-guest', from: request.ip }, 'a cookie is not ours');
  return null;
};

export const guestOrRefuse = (request: FastifyRequest): GuestId => guestOf(request) ?? refuse('no-guest');

/** Scripts cannot read the cookie, and forms of other sites cannot use it. */
export const rememberGuest = (reply: FastifyReply, guest: GuestId, { publicUrl }: Config): void => {
  void reply.setCookie(COOKIE, guest, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    signed: true,
    secure: publicUrl?.startsWith('https:') ?? false,
    maxAge: YEAR,
  });
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
