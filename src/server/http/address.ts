/**
 * An address that cannot be decoded, such as /%ff, is handled like an unknown one. It gets our error format,
 * headers and limits, not the router's.
 */
export const readable = (url: string): string => {
  try {
    return decodeURI(url) === '' ? '/' : url; // uses the result: the build removes a call whose result nobody reads
  } catch {
    return '/api/unreadable';
  }
};
