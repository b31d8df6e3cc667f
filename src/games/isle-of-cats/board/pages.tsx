import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import type { SidePage } from '../../../web/kit/board.ts';
import { hideSide } from '../../../web/kit/side.ts';
import { playerIn, seen } from '../rules/state/piles.ts';
import { colourPoints } from '../rules/phases/sister.ts';
import type { Sister } from '../rules/state/types.ts';
import type { IsleProps } from './props/props.ts';
import type { LastPlaced } from './boat/last-placed.ts';
import { CardFace } from './cards/CardFace.tsx';
import { isEnding } from './ending/lesson-steps.ts';
import { DaysPage } from './parts/DaysPage.tsx';
import { Pool } from './parts/Pool.tsx';
import { QuestionChoices } from './parts/QuestionChoices.tsx';
import { ScoreSheet } from './score/ScoreSheet.tsx';

interface Around {
  readonly narrow: boolean;
  readonly lastPlaced: LastPlaced;
  readonly look: (seat: Seat) => void;
}

/** The pages of the side panel besides the log: the current score, and on a phone the lessons and the other boats. */
export const pagesOf = (props: IsleProps, { narrow, lastPlaced, look }: Around): readonly SidePage[] => {
  const { pages } = props.words.board.table;
  const { view } = props.scene;
  const boats = narrow || props.replay ? boatsToSee(props) : [];
  return [
    {
      id: 'score',
      label: pages.score,
      body: <ScorePage props={props} />,
    },
    ...(view.options.events || narrow
      ? [{ id: 'days', label: pages.days, body: <DaysPage props={props} /> }]
      : []),
    ...(view.sister
      ? [{ id: 'sister', label: pages.sister, body: <SisterPage props={props} sister={view.sister} /> }]
      : []),
    ...(narrow ? [{ id: 'cards', label: pages.cards, body: <LessonsPage props={props} /> }] : []),
    ...(boats.length > 0
      ? [{ id: 'boats', label: pages.boats, body: <BoatsPage {...{ props, boats, lastPlaced, look }} /> }]
      : []),
  ];
};

/** All boats except my own; a spectator sees all. */
const boatsToSee = ({ scene, seat }: IsleProps): readonly Seat[] =>
  [...scene.view.players.keys()].filter((one) => one !== seat);

const ScorePage = ({ props }: { props: IsleProps }): JSX.Element => (
  <div class="stack">
    {!isEnding(props) && <ScoreSheet props={props} />}
    <QuestionChoices props={props} />
  </div>
);

interface BoatsPageProps extends Omit<Around, 'narrow'> {
  readonly props: IsleProps;
  readonly boats: readonly Seat[];
}

const BoatsPage = ({ props, boats, lastPlaced, look }: BoatsPageProps): JSX.Element => (
  <div class="stack">
    {boats.map((seat) => (
      <section key={seat} class="isle-rival">
        <h3>{props.sitter(seat).name}</h3>
        <Pool {...{ props, seat, lastPlaced }} look={() => (look(seat), hideSide())} />
      </section>
    ))}
  </div>
);

/** My own lessons, which are secret, and the public ones. */
const LessonsPage = ({ props }: { props: IsleProps }): JSX.Element => {
  const { view } = props.scene;
  const words = props.words.board.table.cards;
  const own = props.seat === 'spectator' ? [] : seen(playerIn(view, props.seat).lessons);
  return (
    <div class="stack">
      <h3>{words.lessons}</h3>
      <div class="isle-lessons">
        {own.map((card) => (
          <CardFace key={card} card={card} words={props.words.board} size="hand" />
        ))}
      </div>
      {view.publicLessons.length > 0 && <h3>{words.publicLessons}</h3>}
      <div class="isle-lessons">
        {view.publicLessons.map(({ card, colour }) => (
          <CardFace key={card} card={card} colour={colour} words={props.words.board} size="hand" />
        ))}
      </div>
    </div>
  );
};

/** The sister's next card, her colours and her lessons. */
const SisterPage = ({ props, sister }: { props: IsleProps; sister: Sister }): JSX.Element => {
  const words = props.words.board.table.sister;
  const { colours } = props.words.board;
  return (
    <div class="stack">
      {sister.first && <b>{words.first}</b>}
      {sister.next !== null && (
        <>
          <h3>
            {words.next} · {words.left(sister.left)}
          </h3>
          <CardFace card={sister.next} words={props.words.board} size="hand" />
        </>
      )}
      <h3>{words.colours}</h3>
      <ul class="isle-hers">
        {sister.colours.map((colour, i) => (
          <li key={colour} class={`dye--${colour}`}>
            {colours[colour]} <b>{words.worth(colourPoints(i))}</b>
          </li>
        ))}
      </ul>
      <h3>{words.lessons}</h3>
      <div class="isle-lessons">
        {sister.lessons.map((card) => (
          <CardFace key={card} card={card} words={props.words.board} size="hand" />
        ))}
      </div>
    </div>
  );
};
