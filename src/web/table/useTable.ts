import { useEffect, useState } from 'preact/hooks';
import type { TableId } from '../../protocol/table.ts';
import { rulesFolder } from '../../catalogue/browser/rules.ts';
import { openWords } from '../preferences/language.ts';
import { openLocalTable } from './local-table.ts';
import { openRemoteTable } from './remote-table.ts';
import { isLocal, type TableSource } from './source.ts';

export type Opened =
  | { readonly is: 'opening' | 'missing' | 'outdated' | 'newer' | 'unreachable' }
  | { readonly is: 'open'; readonly source: TableSource };

const AGAIN = 3_000;

/** The table with this id, on the server or in this browser; closed when the page is left. */
export const useTable = (id: TableId): Opened => {
  const [opened, setOpened] = useState<Opened>({ is: 'opening' });
  useEffect(() => {
    let wanted = true;
    let source: TableSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = async (): Promise<void> => {
      const found = await (isLocal(id) ? openLocalTable(id) : openRemoteTable(id));
      if (typeof found === 'string') return wanted ? setOpened({ is: found }) : undefined;
      if (!wanted) return found.close();
      source = found;
      await openWords(rulesFolder(found.game.id, found.game.version));
      if (wanted) setOpened({ is: 'open', source });
    };
    const tryToOpen = (): void => {
      open().catch((error: unknown) => {
        source?.close();
        source = null;
        if (!wanted) return;
        setOpened({ is: 'unreachable' });
        timer = setTimeout(tryToOpen, AGAIN);
        if (isLocal(id)) reportError(error); // trying again would not help: it is a defect
      });
    };
    setOpened({ is: 'opening' });
    tryToOpen();
    return () => {
      wanted = false;
      clearTimeout(timer);
      source?.close();
    };
  }, [id]);
  return opened;
};
