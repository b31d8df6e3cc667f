import { runServer } from '../start/run-server.ts';

/** The program of the server with other games than its own: those of the module at GAMES_MODULE. */
await runServer(new URL(process.env['GAMES_MODULE'] ?? ''));
