import fastify, { LogController, type ConnectionError, type FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Socket } from 'node:net';
import type { Problem } from '../../protocol/api.ts';
import type { Config } from '../config/config.ts';
import { readable } from '../http/address.ts';
import { networkOf } from '../http/network.ts';
import { Refusals } from '../http/refusals.ts';
import type { App } from '../http/services.ts';
import { requestId } from '../request-id.ts';

const BODY_LIMIT = 16_384;
const LONGEST_ADDRESS = 16_384; // Node accepts no longer addresses

/** The HTTP server with its limits, without routes. */
export const makeApp = ({ requestSeconds, logLevel, trustProxy }: Config): App => {
  const patience = requestSeconds * 1000;
  const app = fastify({
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
  app.decorate('refusals', new Refusals(app.log));
  // A client that expects something unknown, in a header, is answered like any other: Node would do it without our limits and log.
  app.server.on('checkExpectation', (raw, response) => app.routing(raw, response));
  return app;
};

/** A request that is not HTTP is answered and logged like all refusals, and its connection is closed. */
function answerUnreadable(this: FastifyInstance, { code }: ConnectionError, socket: Socket): void {
  if (code !== 'ECONNRESET' && socket.writable) {
    const [tooBig, reqId] = [code === 'HPE_HEADER_OVERFLOW', requestId()];
    const why = tooBig ? 'too-big' : 'bad-request';
    const from = socket.remoteAddress ?? '';
    const request = this.refusals.note(
      networkOf(from),
      reqId,
      { reqId, why, code, from },
      'a request was refused',
    );
    const body = JSON.stringify({ why, with: { request } } satisfies Problem);
    const head = [
      `HTTP/1.1 ${tooBig ? '431 Request Header Fields Too Large' : '400 Bad Request'}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Connection: close',
      `X-Request-Id: ${request}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroySoon();
}
