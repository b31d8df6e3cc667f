import fastify, { LogController, type ConnectionError } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Socket } from 'node:net';
import type { Problem } from '../../protocol/api.ts';
import type { Config } from '../config/config.ts';
import { readable } from '../http/address.ts';
import type { App } from '../http/services.ts';
import { requestId } from '../request-id.ts';

const BODY_LIMIT = 16_384;
const LONGEST_ADDRESS = 16_384; // Node accepts no longer addresses

/** The HTTP server with its limits, without routes. */
export const makeApp = ({ requestSeconds, logLevel, trustProxy }: Config): App => {
  const patience = requestSeconds * 1000;
  return fastify({
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    // Trusts one hop, or the named proxies: entries further left in X-Forwarded-For were written by the visitor.
    trustProxy: trustProxy === true ? (_, hop) => hop < 1 : trustProxy && [...trustProxy],
    bodyLimit: BODY_LIMIT,
    // A client that sends or reads nothing must not keep a connection for ever.
    requestTimeout: patience,
    connectionTimeout: patience,
    http: { headersTimeout: patience, connectionsCheckingInterval: patience / 4 },
    forceCloseConnections: true,
    clientErrorHandler: answerUnreadable,
    rewriteUrl: ({ url = '/' }) => readable(url),
    routerOptions: { maxParamLength: LONGEST_ADDRESS }, // checked by us: the router would answer in its own format
  }).withTypeProvider<ZodTypeProvider>();
};

/** What is no HTTP is answered in the format of all refusals, and its connection is closed. */
const answerUnreadable = ({ code }: ConnectionError, socket: Socket): void => {
  const tooBig = code === 'HPE_HEADER_OVERFLOW';
  const body = JSON.stringify({ why: tooBig ? 'too-big' : 'bad-request' } satisfies Problem);
  const head = [
    `HTTP/1.1 ${tooBig ? '431 Request Header Fields Too Large' : '400 Bad Request'}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ];
  if (code !== 'ECONNRESET' && socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
};
