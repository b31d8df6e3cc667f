import type { FastifyRequest } from 'fastify';
import type { GuestId } from '../../protocol/table.ts';
import { addressSign } from '../presence/addresses.ts';
import { networkOf } from './network.ts';
import type { Services } from './services.ts';

/**
 * For people who may play without an open page: a match over days is lost by somebody who never looks at it, and from one
 * address it must count less.
 */
export const noteAddress = (
  { presence, config }: Pick<Services, 'presence' | 'config'>,
  { ip }: FastifyRequest,
  guest: GuestId,
): void => presence.cameFrom(guest, addressSign(ip, networkOf(ip), config.secret));
