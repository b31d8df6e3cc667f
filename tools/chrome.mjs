// Finds a real Chromium: an installed one, or the one from the npm packages.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, statfsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const CACHE = fileURLToPath(new URL('../node_modules/.cache', import.meta.url));
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

/** Options for Playwright's `chromium.launch`. */
export const chromiumOptions = () => {
  const own = [process.env.CHROMIUM_PATH, ...INSTALLED].find((path) => path && existsSync(path));
  const options = own ? { executablePath: own, args: ['--no-sandbox'] } : packed();
  return { ...options, args: [...options.args, '--in-process-gpu'], ignoreDefaultArgs: slowDefaults() };
};

const ENOUGH = 512 * 2 ** 20;

/** Playwright has Chromium share memory by way of the disk, for containers with little of it. */
const slowDefaults = () => {
  if (!existsSync('/dev/shm')) return [];
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize > ENOUGH ? ['--disable-dev-shm-usage'] : [];
};

const packed = () => {
  const from = packedFolder();
  const to = join(CACHE, `chromium-${JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')).version}`);
  if (!existsSync(join(to, 'unpacked'))) unpack(join(from, 'bin'), to);
  return {
    executablePath: join(to, 'chromium'),
    args: ['--no-sandbox', '--headless=shell', '--disable-gpu'],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: [join(to, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_PATH: to,
      XDG_CACHE_HOME: join(to, 'xdg'),
    },
  };
};

const packedFolder = () => {
  let folder = dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'));
  while (!existsSync(join(folder, 'bin', 'chromium.br'))) folder = dirname(folder);
  return folder;
};

/** @param {string} from @param {string} to */
const unpack = (from, to) => {
  mkdirSync(to, { recursive: true });
  for (const file of readdirSync(from)) {
    const bytes = brotliDecompressSync(readFileSync(join(from, file)));
    if (file === 'chromium.br') writeFileSync(join(to, 'chromium'), bytes, { mode: 0o755 });
    else untar(bytes, file.startsWith('al2023') ? join(to, 'al2023') : to);
  }
  writeFileSync(join(to, 'fonts.conf'), fontsConf(to));
  writeFileSync(join(to, 'unpacked'), ''); // last: a half-unpacked browser is unpacked again
};

/** @param {Uint8Array} bytes @param {string} to */
const untar = (bytes, to) => {
  mkdirSync(to, { recursive: true });
  const { status, stderr } = spawnSync('tar', ['-x', '--no-same-owner', '-C', to], { input: bytes });
  if (status !== 0) throw new Error(`Chromium could not be unpacked: ${stderr.toString()}`);
};

/** @param {string} folder */
const fontsConf = (folder) => `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'xdg')}</cachedir>
</fontconfig>
`;
