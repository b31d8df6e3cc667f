// npm start: installs what is missing, builds what has changed, and serves it.
import { spawn } from 'node:child_process';
import { installPackages } from './install.mjs';

const build = async () => {
  console.log('Building what has changed …');
  const [server, client] = await Promise.all([import('./build.mjs'), import('./build-web.mjs')]); // they need the packages
  return (await server.build()) && client.buildWeb();
};

if (installPackages() && (await build())) {
  const server = spawn(process.execPath, ['out/server/main.js'], {
    cwd: new URL('..', import.meta.url),
    stdio: 'inherit',
  });
  // The terminal sends Ctrl-C to both of us: the server stops cleanly, and we end with it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.on('exit', (code) => (process.exitCode = code ?? 1));
} else process.exitCode = 1;
