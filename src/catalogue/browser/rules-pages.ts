import type { Locale } from '../../words/plural.ts';
import type { RulesPage } from '../../words/rules-page.ts';
import { load, type Files, type Module } from './folder.ts';

/** A file of its own: the list of these files is loaded with the rules, not with the lobby. */
const RULES_PAGES: Files<RulesPage> = import.meta.glob<Module<RulesPage>>(
  '../../games/*/words/{en,uk,ru}/rules-page.ts',
);

export const loadRulesPage = (id: string, locale: Locale): Promise<RulesPage | null> =>
  load(RULES_PAGES, id, `words/${locale}/rules-page.ts`);
