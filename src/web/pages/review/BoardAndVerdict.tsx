import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Game, Kind, Scene, Seat } from '../../../kernel/game.ts';
import { same } from '../../../kernel/law.ts';
import { preview, scene as sceneFor } from '../../../kernel/match.ts';
import type { Decision, Moment } from '../../../review/moment.ts';
import { memo } from '../../art/base/memo.ts';
import type { BoardProps, HintIs } from '../../kit/board.ts';
import { lookOnly } from '../replay/look-only.ts';
import { eyesAt, type Looking } from './looking.ts';
import { shownOf, type ComparedMove } from './shown.ts';
import { Verdict } from './Verdict.tsx';

interface PartProps {
  readonly looking: Looking;
  readonly at: number;
  readonly moment: Moment | null; // null: not counted yet
}

const Part = ({ looking, at, moment }: PartProps): JSX.Element => {
  const [shown, setShown] = useState<{ readonly at: number; readonly is: ComparedMove }>({
    at,
    is: 'better',
  });
  const chosen = shown.at === at ? shown.is : 'better';
  const which = moment?.decision ? shownOf(moment.decision, chosen) : chosen;
  const { Board } = looking.board;
  const eyes = eyesAt(looking, at);
  const seen = sceneAt(looking, at, eyes);
  return (
    <Board {...propsOf(looking, seen, eyes, moment, which)}>
      {({ stage, tray, hint }) => (
        <div class="rv__top" data-shown={which}>
          <div class="rv__left">
            <div class="rv__board">{stage}</div>
            {hides(looking, seen, at) && <div class="rv__tray">{tray}</div>}
          </div>
          <Verdict
            looking={looking}
            at={at}
            moment={moment}
            shown={which}
            show={(is) => setShown({ at, is })}
            reason={hint}
          />
        </div>
      )}
    </Board>
  );
};

/** While the other moments are counted the board stays as it is: to draw it again and again would make the page slow. */
export const BoardAndVerdict = memo(
  Part,
  (before, after) =>
    before.looking === after.looking && before.at === after.at && before.moment === after.moment,
);

const sceneAt = ({ match, watched }: Looking, at: number, eyes: Seat): Scene<Kind> => {
  const position = match.positions[at];
  if (!position) throw new Error(`no position ${at}`);
  return sceneFor(watched.game, position, eyes);
};

/** The hand is shown where a seat sees more than an onlooker. */
const hides = ({ match, watched: { game } }: Looking, seen: Scene<Kind>, at: number): boolean => {
  const position = match.positions[at];
  return position !== undefined && !same(game.view(position.state, 'spectator'), seen.view);
};

/**
 * The board as these eyes saw it, with the played or the better move drawn like a hint. The move of somebody else is
 * drawn only if nothing was hidden: it could show what the reader did not know.
 */
const propsOf = (
  looking: Looking,
  seen: Scene<Kind>,
  eyes: Seat,
  moment: Moment | null,
  shown: ComparedMove,
): BoardProps<Kind> => {
  const { watched, mine } = looking;
  const { game } = watched;
  const decision = moment?.decision ?? null;
  const by = decision?.by ?? eyes;
  const open = by === eyes || (moment !== null && same(sceneAt(looking, moment.at, by).view, seen.view));
  return {
    ...lookOnly({ ...watched, viewer: mine ?? 'spectator' }, seen, open ? by : eyes),
    ...(decision && open ? drawn(game, decision, shown) : {}),
    preview: (move) => preview(game, seen, by, move),
  };
};

const drawn = (
  game: Game<Kind>,
  { played, best, quality }: Decision,
  shown: ComparedMove,
): { readonly hint: Kind['move']; readonly hintIs: HintIs<Kind['move']> } => {
  if (shown === 'better') return { hint: game.read(best), hintIs: { is: 'better' } };
  const than = quality === 'best' ? null : game.read(best);
  return { hint: game.read(played), hintIs: than === null ? { is: 'best' } : { is: 'worse', than } };
};
