import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Words of the shared parts of boards, in the language of the page. The page provides them. */
export interface KitWords {
  readonly showRule: string;
  readonly close: string;
}

export const KitWordsContext = createContext<KitWords | null>(null);

export const useKitWords = (): KitWords => {
  const words = useContext(KitWordsContext);
  if (!words) throw new Error('a part of a board was drawn outside the page that has its words');
  return words;
};
