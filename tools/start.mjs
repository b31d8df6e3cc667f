// npm start: installs missing packages, builds changed sources, and serves the result.
import { installPackages } from './install.mjs';
import { serve } from './serve.mjs';

const build = async () => {
  console.log('Building what has changed …');
  const [server, client] = await Promise.all([import('./build.mjs'), import('./build-web.mjs')]); // they need the packages
  return (await server.build()) && client.buildWeb();
};

if (installPackages() && (await build())) await serve();
else process.exitCode = 1;
