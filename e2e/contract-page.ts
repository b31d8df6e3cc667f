import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const ROOT = fileURLToPath(new URL('../src/web', import.meta.url));

export interface ContractPage {
  readonly url: string; // of the module with `playInBrowser`
  close(): Promise<void>;
}

/** The host of the browser and the scripts of the contract, built like the product, but apart from it. */
export const serveContractPage = async (): Promise<ContractPage> => {
  const outDir = mkdtempSync(join(tmpdir(), 'contract-'));
  const common = { root: ROOT, configFile: false, logLevel: 'warn', publicDir: false } as const;
  await build({
    ...common,
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(ROOT, 'table/contract.testing.ts'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'contract.js' },
      },
    },
  });
  const server = await preview({ ...common, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return {
    url: new URL('contract.js', address).href,
    close: async () => {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
};
