import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Kind } from '../../../kernel/game.ts';
import type { Position } from '../../../kernel/match.ts';
import { Icon } from '../../page/Icon.tsx';
import type { AnalysisWords } from '../../words/analysis.en.ts';
import { afterMove, type AnalysisDoc } from './analysis-doc.ts';
import type { AnalysisGame } from './analysis-game.ts';
import { MoveText } from './MoveText.tsx';
import { asMainLine, countBranches, withoutMove, type Path, type TreePlace, type TreeNode } from './tree.ts';
import './variations.css';

interface TreeProps {
  readonly analysed: AnalysisGame;
  readonly doc: AnalysisDoc;
  readonly first: Position<Kind>;
  readonly go: (place: TreePlace) => void;
  readonly t: AnalysisWords;
}

/** The main line in one row; other lines hang below the move that they replace. */
export const Variations = ({ analysed, doc, first, go, t }: TreeProps): JSX.Element => {
  const { root, path } = doc;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [path]);
  const branches = countBranches(root);
  return (
    <section class="an__variations">
      <h2 class="an__title">
        {t.variations} {branches > 0 && <small>{t.branches(branches)}</small>}
      </h2>
      <div class="an__tree" ref={box}>
        <button
          class="an__node"
          type="button"
          aria-current={path.length === 0 ? 'step' : undefined}
          onClick={() => go({ root, path: [] })}
        >
          {t.start}
        </button>
        {root.note && <p class="an__said">{root.note}</p>}
        {root.next.length === 0 && <p class="small">{t.nothingYet}</p>}
        <Row {...{ analysed, doc, go, t }} node={root} at={[]} here={first} />
      </div>
      {path.length > 0 && (
        <p class="an__change">
          {path.at(-1) !== 0 && (
            <button class="btn btn--quiet" type="button" onClick={() => go(asMainLine(doc))}>
              <Icon name="first" size={18} />
              {t.promote}
            </button>
          )}
          <button class="btn btn--quiet" type="button" onClick={() => go(withoutMove(doc))}>
            <Icon name="close" size={18} />
            {t.remove}
          </button>
        </p>
      )}
    </section>
  );
};

interface RowProps extends Omit<TreeProps, 'first'> {
  readonly node: TreeNode; // the moves after it are shown
  readonly at: Path;
  readonly here: Position<Kind>;
}

const Row = ({ node, at, here, ...props }: RowProps): JSX.Element => {
  const { analysed, t } = props;
  const [main, ...others] = node.next;
  if (!main) return <></>;
  const after = afterMove(analysed.game, here, main.move);
  const path = [...at, 0];
  return (
    <>
      <Move {...props} node={main} at={path} here={here} />
      {others.map((other, i) => {
        const next = afterMove(analysed.game, here, other.move);
        const there = [...at, i + 1];
        return (
          <div class="an__branch" key={other.move}>
            <span class="small">{t.instead}</span>
            <Move {...props} node={other} at={there} here={here} />
            {next && <Row {...props} node={other} at={there} here={next} />}
          </div>
        );
      })}
      {after && <Row {...props} node={main} at={path} here={after} />}
    </>
  );
};

const Move = ({ analysed, doc, go, node, at, here }: RowProps): JSX.Element => {
  const { game, analysis } = analysed;
  const move = game.read(node.move);
  const isHere = at.join() === doc.path.join();
  return (
    <>
      <button
        class="an__node"
        type="button"
        aria-current={isHere ? 'step' : undefined}
        onClick={() => go({ root: doc.root, path: at })}
      >
        <MoveText
          seat={game.actors(here.state)[0] ?? 0}
          text={move === null ? node.move : analysis.brief(move)}
        />
      </button>
      {node.note && <p class="an__said">{node.note}</p>}
    </>
  );
};
