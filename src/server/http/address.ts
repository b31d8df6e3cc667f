/**
 * An address that cannot be decoded, such as /%ff, is handled like an unknown one. It gets our error format,
 * headers and limits, not the router's.
 */
export const readable = (url: string): string => {
  try {
    decodeURI(url);
    return url;
  } catch {
    return '/api/unreadable';
  }
};
