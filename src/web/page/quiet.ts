import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** True while this page shows a match with other people: then nothing else asks for attention. */
export const quiet = signal(false);

export const useQuiet = (is: boolean): void => {
  useEffect(() => {
    quiet.value = is;
    return () => {
      quiet.value = false;
    };
  }, [is]);
};
