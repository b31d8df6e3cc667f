import type { ComponentChildren, JSX } from 'preact';
import { hasAnalysis } from '../../catalogue/browser/analysis.ts';
import { rulesFolder } from '../../catalogue/browser/rules.ts';
import type { TableId } from '../../protocol/table.ts';
import { Icon } from './Icon.tsx';

interface AnalysisLinkProps {
  readonly game: string;
  readonly version?: number; // of the rules; default: today's
  readonly of: { readonly match: TableId; readonly at: number } | { readonly position: string };
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** The link to the analysis of a moment of a match, or of a position; nothing if the game has no analysis. */
export const AnalysisLink = (props: AnalysisLinkProps): JSX.Element | null => {
  const { game, version, of, class: look = '', children } = props;
  if (!hasAnalysis(game) || rulesFolder(game, version) !== game) return null;
  const where =
    'match' in of ? `?match=${of.match}#${of.at}` : `#${new URLSearchParams({ position: of.position })}`;
  return (
    <a class={`btn ${look}`} href={`/analysis/${game}${where}`}>
      <Icon name="find" />
      {children}
    </a>
  );
};
