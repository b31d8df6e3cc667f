/**
 * An address that cannot be decoded, such as /%ff, goes where all unknown ones go: it gets our answer, our headers and our
 * limits, and not the router's.
 */
export const readable = (url: string): string => {
  try {
    decodeURI(url);
    return url;
  } catch {
    return '/api/unreadable';
  }
};
