import type { JSX } from 'preact';
import type { ProfileGame } from '../../../protocol/people.ts';
import { Cover } from '../../page/Cover.tsx';
import { Form } from '../../page/Form.tsx';
import { RatingPlot } from '../../page/RatingPlot.tsx';
import { nameOf, titleOf } from '../../preferences/language.ts';
import type { PersonWords } from '../../words/person.en.ts';

interface GamesProps {
  readonly games: readonly ProfileGame[];
  readonly t: PersonWords;
}

/** A card for each game and mode: rating, its course, results. It leads to the leaders of that game. */
export const Games = ({ games, t }: GamesProps): JSX.Element => (
  <ul class="person__games" aria-label={t.ratings}>
    {games
      .toSorted((a, b) => b.tally.played - a.tally.played)
      .map((game) => (
        <GameCard key={`${game.game}/${game.mode}`} {...game} t={t} />
      ))}
  </ul>
);

const GameCard = ({ game, mode, rating, tally, form, t }: ProfileGame & { t: PersonWords }): JSX.Element => (
  <li>
    <a class="panel person__game" href={`/leaders?${new URLSearchParams({ game, ...(mode && { mode }) })}`}>
      <span class="cover-frame person__scene" aria-hidden="true">
        <Cover game={game} />
      </span>
      <span class="person__figures">
        <b>{[nameOf(game), titleOf(game)?.modes?.[mode]].filter(Boolean).join(', ')}</b>
        <span>
          <span class="person__points">
            {rating?.provisional && '≈'}
            {rating?.points ?? '–'}
          </span>{' '}
          {rating && <small>±{rating.band}</small>}
        </span>
        <RatingPlot course={form} />
        <span class="person__share" aria-hidden="true">
          <i style={{ flex: tally.won }} />
          <i style={{ flex: tally.played - tally.won }} />
        </span>
        <small>{t.wins(tally.won, tally.played)}</small>
        {rating?.provisional && <small>{t.missing(rating.missing)}</small>}
        {form.length > 0 && (
          <Form results={form.map(({ won }) => won)} label={t.form(form.map(({ won }) => won))} />
        )}
      </span>
    </a>
  </li>
);
