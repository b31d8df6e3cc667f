import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { SOCKET_LIMITS, SOCKET_PATH } from '../../protocol/messages.ts';
import type { GuestId } from '../../protocol/table.ts';
import { Connection } from './connection.ts';
import { guestOrRefuse } from '../http/identity.ts';
import { refuse } from '../http/refuse.ts';
import type { App, Services } from '../http/services.ts';
import type { Upgrades } from '../http/upgrades.ts';
import { Allowance } from '../rate.ts';
import { FrameSender } from './frame-sender.ts';

const tooBig = (error: NodeJS.ErrnoException): boolean => error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH';

const HEARTBEAT = 30_000;
const BURST_SECONDS = 3;
const GOODBYE = 2_000; // time for the other side to close: one that never does must not keep the server from stopping
const RACING_HEARTBEAT = 500; // in a race, a silent player must be noticed within a second or two

/** The sockets of this server: it decides who may open one, and closes dead ones. */
export interface Sockets {
  readonly count: () => number;
}

export const socketRoute = (app: App, services: Services, upgrades: Upgrades): Sockets => {
  const { config } = services;
  const alive = new WeakSet<WebSocket>();
  const connections = new Map<WebSocket, Connection>();
  const allowances = new Map<GuestId, Allowance>(); // shared by all sockets of a guest

  const allowanceOf = (guest: GuestId): Allowance => {
    const { framesPerSecond } = SOCKET_LIMITS;
    const burst = framesPerSecond * BURST_SECONDS;
    const found = allowances.get(guest) ?? new Allowance(framesPerSecond, burst, performance.now());
    allowances.set(guest, found);
    return found;
  };

  /** Not at once when a socket closes: otherwise reconnecting would reset the limit. */
  const forgetAbsent = (): void => {
    const present = new Set([...connections.values()].map(({ guest }) => guest));
    for (const guest of allowances.keys()) if (!present.has(guest)) allowances.delete(guest);
  };

  const welcome = (socket: WebSocket, { ip, log, raw }: FastifyRequest, guest: GuestId): void => {
    // For example a frame over the size limit: the client's fault, one line in the log. The socket then
    // closes itself.
    socket.on('error', (error) =>
      log.warn({ why: tooBig(error) ? 'too-big' : error.message, from: ip }, 'a socket failed'),
    );
    alive.add(socket);
    const connection = new Connection(
      socket,
      new FrameSender(socket, raw.socket),
      guest,
      allowanceOf(guest),
      services,
      log,
    );
    connections.set(socket, connection);
    socket.on('message', (data: Buffer, binary: boolean) => {
      alive.add(socket);
      connection.receive(data, binary);
    });
    socket.on('pong', () => {
      alive.add(socket);
      connection.beat();
    });
    socket.on('close', () => {
      connections.delete(socket);
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
        guestOrRefuse(request);
        if (upgrades.openFrom(request.ip) > config.socketsPerAddress) refuse('too-many');
      },
    },
    (request, reply) => {
      const guest = guestOrRefuse(request);
      reply.hijack();
      upgrades.accept(request, (socket) => welcome(socket, request, guest));
    },
  );

  const heart = setInterval(() => {
    for (const socket of connections.keys()) {
      if (!alive.delete(socket)) socket.terminate(); // a phone that lost its network sends no close
      else socket.ping();
    }
    forgetAbsent();
  }, HEARTBEAT);
  heart.unref();
  const pulse = setInterval(() => {
    for (const [socket, connection] of connections) if (connection.isRacing()) socket.ping();
  }, RACING_HEARTBEAT);
  pulse.unref();

  app.addHook('preClose', async () => {
    clearInterval(heart);
    clearInterval(pulse);
    for (const socket of connections.keys()) {
      socket.close(1001, 'the server stops');
      setTimeout(() => socket.terminate(), GOODBYE).unref();
    }
  });
  return { count: () => connections.size };
};
