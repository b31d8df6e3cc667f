import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { SOCKET_PATH, type ToClient } from '../../protocol/messages.ts';
import type { GuestId } from '../../protocol/table.ts';
import { Connection } from './connection.ts';
import { whoOrRefuse } from '../http/identity.ts';
import { deviceOf } from '../people/devices.ts';
import type { Who } from '../people/sessions.ts';
import { networkOf } from '../http/network.ts';
import { addressSign } from '../presence/addresses.ts';
import { numbered, refuse } from '../http/refuse.ts';
import { Allowances } from '../rate.ts';
import { requestId } from '../request-id.ts';
import type { App, Services } from '../http/services.ts';
import type { Upgrades } from '../http/upgrades.ts';
import { FrameSender } from './frame-sender.ts';
import { GuestLimits, limitsAt } from './guest-limits.ts';

const tooBig = (error: NodeJS.ErrnoException): boolean => error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH';

/**
 * Frames of all people of one network together: three hundred in a second, unless the host allows more sockets. A class that plays
 * in one room sends less; a program with many guests would otherwise send twenty for each. Only guests who send much are refused.
 */
const OF_NETWORK = { framesPerSecond: 1.5, seconds: 5 } as const; // for each socket that it may open
const HEARTBEAT = 30_000;
const RACING_HEARTBEAT = 500; // in a race, a silent player must be noticed within a second or two

/** The sockets of this server: it decides who may open one, and closes dead ones. */
export interface Sockets {
  readonly count: () => number;
}

interface Visitor {
  readonly connection: Connection;
  readonly sender: FrameSender;
  readonly ip: string;
  readonly who: Who;
  alive: boolean; // something came since the last heartbeat
}

export const socketRoute = (app: App, services: Services, upgrades: Upgrades): Sockets => {
  const { config, orders, limits, sessions } = services;
  const visitors = new Map<WebSocket, Visitor>();
  const limitsOf = new Map<GuestId, GuestLimits>(); // shared by all sockets of a guest

  const { framesPerSecond, seconds } = OF_NETWORK;
  const frames = framesPerSecond * config.socketsPerAddress;
  const ofNetwork = new Allowances(frames, frames * seconds);

  const limitsFor = (guest: GuestId): GuestLimits => {
    const found = limitsOf.get(guest) ?? new GuestLimits(performance.now());
    limitsOf.set(guest, found);
    return found;
  };

  /** Not when a socket closes: otherwise reconnecting would reset the limits. */
  const forgetAbsent = (): void => {
    const [now, present] = [performance.now(), new Set<GuestId>()];
    for (const { connection } of visitors.values()) present.add(connection.guest);
    for (const [guest, own] of limitsOf) if (!present.has(guest) && own.isFull(now)) limitsOf.delete(guest);
  };

  /** True if this person or address is banned: then the socket says so and is closed. */
  const turnAway = (sender: FrameSender, guest: GuestId, ip: string): boolean => {
    const ban = orders.banOf(guest, ip);
    if (!ban) return false;
    const own = requestId();
    const line = { why: ban.why, guest, from: ip, request: own };
    const request = app.refusals.note(networkOf(ip), own, line, 'a socket was refused');
    sender.send(JSON.stringify({ t: 'error', fatal: true, ...numbered(ban, request) } satisfies ToClient));
    sender.close(1008, ban.why);
    return true;
  };
  orders.onAction(({ what }) => {
    if (what !== 'ban') return;
    for (const { connection, sender, ip } of visitors.values()) turnAway(sender, connection.guest, ip);
  });

  sessions.onEnd(() => {
    for (const { sender, who } of visitors.values()) {
      if (!sessions.isEnded(who)) continue;
      sender.send(JSON.stringify({ t: 'error', fatal: true, why: 'no-guest' } satisfies ToClient));
      sender.close(1008, 'no-guest');
    }
  });

  const welcome = (socket: WebSocket, { ip, raw, headers }: FastifyRequest, who: Who): void => {
    const { guest } = who;
    const { log } = app; // not the request's own: it would stay in memory as long as the socket
    // For example a frame over the size limit: the client's fault, one line in the log. The socket then
    // closes itself.
    socket.on('error', (error) => {
      const line = { why: tooBig(error) ? 'too-big' : error.message, from: ip };
      app.refusals.note(networkOf(ip), requestId(), line, 'a socket failed');
    });
    const sender = new FrameSender(socket, raw.socket);
    if (turnAway(sender, guest, ip)) return;
    const network = networkOf(ip);
    const address = addressSign(ip, network, config.secret);
    const frameLimits = limitsAt(limitsFor(guest), (now) => ofNetwork.take(network, now));
    const connection = new Connection(
      socket,
      sender,
      guest,
      frameLimits,
      services,
      log,
      app.refusals,
      address,
    );
    const visitor: Visitor = { connection, sender, ip, who, alive: true };
    visitors.set(socket, visitor);
    sessions.seen(who, deviceOf(headers['user-agent']));
    socket.on('message', (data: Buffer, binary: boolean) => {
      visitor.alive = true;
      connection.receive(data, binary);
    });
    socket.on('ping', (data: Buffer) => {
      visitor.alive = true;
      connection.pinged(data);
    });
    socket.on('pong', () => {
      visitor.alive = true;
      connection.ponged();
    });
    socket.on('close', () => {
      visitors.delete(socket);
      connection.close();
    });
  };

  app.get(
    SOCKET_PATH,
    {
      schema: { hide: true },
      // Before the upgrade, so that a refused visitor gets a plain answer and no socket.
      preValidation: async (request) => {
        if (!upgrades.has(request)) refuse('not-found');
        whoOrRefuse(request);
        const network = networkOf(request.ip);
        const open = (upgrades.open.get(network) ?? 0) + limits.elsewhere('sockets', network);
        if (open > config.socketsPerAddress) refuse('too-many');
      },
    },
    (request, reply) => {
      const who = whoOrRefuse(request);
      reply.hijack();
      upgrades.accept(request, (socket) => welcome(socket, request, who));
    },
  );

  const heart = setInterval(() => {
    for (const [socket, visitor] of visitors) {
      if (visitor.alive) socket.ping();
      else socket.terminate(); // a phone that lost its network sends no close
      visitor.alive = false;
    }
    forgetAbsent();
  }, HEARTBEAT);
  heart.unref();
  const pulse = setInterval(() => {
    for (const [socket, { connection }] of visitors) if (connection.isRacing()) socket.ping();
  }, RACING_HEARTBEAT);
  pulse.unref();

  app.addHook('preClose', async () => {
    clearInterval(heart);
    clearInterval(pulse);
    for (const { sender } of visitors.values()) sender.close(1001, 'the server stops');
  });
  return { count: () => visitors.size };
};
