import { once } from 'node:events';
import { WebSocket } from 'ws';
import { SOCKET_PATH } from '../../protocol/messages.ts';

/** A child process of the benchmark: opens sockets, each of another guest, and does nothing with them. */

const AT_ONCE = 50;
const [port = '', wanted = ''] = process.argv.slice(2);

const connect = async (): Promise<WebSocket> => {
  const response = await fetch(`http://127.0.0.1:${port}/api/me`);
  await response.text();
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const socket = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`, {
    headers: { cookie },
    perMessageDeflate: false,
  });
  await once(socket, 'message'); // the greeting
  return socket;
};

const sockets: WebSocket[] = [];
while (sockets.length < Number(wanted))
  sockets.push(...(await Promise.all(Array.from({ length: AT_ONCE }, connect))));
process.send?.(sockets.length);
