import { readAddress } from '../table/api.ts';
import { useLoaded } from './useLoaded.ts';

const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * A path of ours as a link to share. "localhost" leads a friend's phone to itself, so it is replaced by the
 * address that the server reports.
 */
export const useOutsideLink = (path: string): string => {
  const served = useLoaded(async () => (THIS_MACHINE.test(location.hostname) ? readAddress() : null), '');
  const address = (served.is === 'here' ? served.value : null) ?? location.href;
  return new URL(path, address).href;
};
