// Puts seeds.mjs in the place of the module that draws seeds.
const REPLACED = '/out/server/fresh-seed.js';

/** @type {import('node:module').ResolveHook} */
export const resolve = async (specifier, context, next) => {
  const found = await next(specifier, context);
  return found.url.endsWith(REPLACED)
    ? { url: new URL('seeds.mjs', import.meta.url).href, format: 'module', shortCircuit: true }
    : found;
};
