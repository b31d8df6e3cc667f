import type { JSX } from 'preact';
import { CAT_COATS, type PersonCat as ChosenCat } from '../../../protocol/people.ts';
import type { PlayerId, TournamentView } from '../../../protocol/tournaments.ts';
import { PersonCat } from '../../page/PersonCat.tsx';
import type { TournamentWords } from '../../words/tournaments.en.ts';

/** The tournament, its words, and who looks at it. */
export interface TournamentProps {
  readonly view: TournamentView;
  readonly t: TournamentWords;
  readonly me: PlayerId | null;
}

export const playerName = ({ view, t, me }: TournamentProps, player: PlayerId): string => {
  if (player === me) return t.you;
  return view.people[player]?.name ?? t.bot(player.replace('bot', ''));
};

export const namesOf = (seen: TournamentProps, players: readonly PlayerId[]): string =>
  players.map((player) => playerName(seen, player)).join(seen.t.and);

export const Face = ({
  view,
  player,
  size = 36,
}: Pick<TournamentProps, 'view'> & { player: PlayerId; size?: number }): JSX.Element => (
  <PersonCat cat={catOf(view, player)} size={size} />
);

export const catOf = (view: TournamentProps['view'], player: PlayerId): ChosenCat =>
  view.people[player]?.cat ?? botCat(player);

const botCat = (player: PlayerId): ChosenCat => {
  const coat = CAT_COATS[Number(player.replace('bot', '')) % CAT_COATS.length] ?? 'grey';
  return { coat, sign: 'bell' };
};
