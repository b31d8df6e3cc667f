import type { JSX } from 'preact';
import type { GameInfo } from '../../../protocol/api.ts';
import type { Format } from '../../../protocol/tournaments.ts';
import { Cover } from '../../page/Cover.tsx';
import { Icon } from '../../page/Icon.tsx';
import { Choice } from '../../page/Tabs.tsx';
import { nameOf } from '../../preferences/language.ts';
import { shortClockName } from '../../table/clock-words.ts';
import type { TournamentWords } from '../../words/tournaments.en.ts';
import { Field, Numbers, Pictures, Two } from './Fields.tsx';
import { FormatPicture } from './FormatPicture.tsx';
import {
  findsTheBest,
  formatsOf,
  PACES,
  pacesOf,
  withFormat,
  withGame,
  type Pace,
  type Wish,
} from './tournament-wish.ts';

interface FieldsProps {
  readonly t: TournamentWords;
  readonly games: readonly GameInfo[];
  readonly game: GameInfo; // the chosen one
  readonly wish: Wish;
  readonly set: (wish: Wish) => void;
}

/** The game, the number of players, the speed. Fields that most people leave as they are lie under "More". */
export const WishFields = (props: FieldsProps): JSX.Element => {
  const { t, games, game, wish, set } = props;
  const { format } = wish;
  return (
    <div class="panel panel--pad cup-fields">
      <Pictures
        label={t.game}
        chosen={wish.game}
        choose={(id) => set(withGame(wish, games.find((each) => each.id === id) ?? game))}
        options={games.map(({ id }) => ({ id, label: nameOf(id), picture: <Cover game={id} /> }))}
      />
      <Pictures<Format>
        label={t.how}
        chosen={format}
        choose={(chosen) => set(withFormat(wish, chosen))}
        options={formatsOf(game).map((id) => ({
          id,
          label: t.formats[id],
          more: t.formatsMore[id],
          picture: <FormatPicture format={id} />,
        }))}
      />
      <div class="cup-pairs">
        <Size {...props} />
        <Field label={t.pace}>
          <Choice<Pace>
            label={t.pace}
            chosen={wish.pace}
            choose={(pace) => set({ ...wish, pace })}
            options={pacesOf(format).map((id) => ({ id, label: shortClockName(PACES[id]) }))}
          />
        </Field>
        <Numbers
          label={t.begins}
          of={[0, 15, 60]}
          chosen={wish.begins}
          choose={(begins) => set({ ...wish, begins })}
          say={(m) => (m ? t.inMinutes(m) : t.whenFull)}
        />
        <Two
          label={t.who}
          yes={t.everybody}
          no={t.byLink}
          chosen={wish.listed}
          choose={(listed) => set({ ...wish, listed })}
        />
      </div>
      <More {...props} />
    </div>
  );
};

const Size = ({ t, game, wish, set }: FieldsProps): JSX.Element => {
  const { format } = wish;
  return (
    <>
      {format === 'tables' && (
        <Numbers
          label={t.atTable}
          of={[3, 4, 5, 6].filter((each) => each >= game.seats[0] && each <= game.seats[1])}
          chosen={wish.seats}
          choose={(seats) => set({ ...wish, seats })}
        />
      )}
      <Numbers
        label={t.players}
        of={[4, 6, 8, 12, 16].filter((each) => format !== 'tables' || each >= wish.seats)}
        chosen={wish.places}
        choose={(places) => set({ ...wish, places })}
      />
      {(format === 'swiss' || format === 'tables') && (
        <Numbers
          label={t.rounds}
          note={findsTheBest(wish) ? t.findBest(wish.rounds, wish.places) : undefined}
          of={[2, 3, 4, 5]}
          chosen={wish.rounds}
          choose={(rounds) => set({ ...wish, rounds })}
        />
      )}
      {format === 'arena' && (
        <Numbers
          label={t.minutes}
          of={[15, 30, 60, 90]}
          chosen={wish.minutes}
          choose={(minutes) => set({ ...wish, minutes })}
        />
      )}
    </>
  );
};

const More = ({ t, wish, set }: FieldsProps): JSX.Element => (
  <details class="cup-more">
    <summary>
      <span class="grow">
        <b>{t.more}</b> · {t.moreWhat}
      </span>
      <Icon name="chevron" size={18} />
    </summary>
    <div class="cup-pairs">
      <Two
        label={t.rated}
        yes={t.yes}
        no={t.no}
        chosen={wish.rated}
        choose={(rated) => set({ ...wish, rated })}
      />
      <Two
        label={t.empty}
        yes={t.bots}
        no={t.stay}
        chosen={wish.bots}
        choose={(bots) => set({ ...wish, bots })}
      />
      {wish.pace !== 'day' && (
        <Numbers
          label={t.showUp}
          of={[1, 5, 15]}
          chosen={wish.showUp}
          choose={(showUp) => set({ ...wish, showUp })}
          say={t.min}
        />
      )}
    </div>
  </details>
);
