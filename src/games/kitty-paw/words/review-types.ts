/** The activities that fill the seconds of a round. */
export type Activity = 'search' | 'grab' | 'second' | 'turn' | 'put' | 'wait';

/** The words of the review of a match. */
export interface ReviewWords {
  readonly name: string; // one word
  readonly title: string;
  readonly rounds: string;
  readonly round: (round: number) => string;
  readonly activities: Readonly<Record<Activity, string>>;
  readonly tips: Readonly<Record<Activity, string>>; // where this took longest, compared with the others
  readonly you: string; // the columns of the table
  readonly others: string;
  readonly usual: string; // one's own average
  readonly bot: string; // the average of a bot
  readonly whose: string; // what these averages are
  readonly gap: string;
  readonly meow: (name: string, seconds: string) => string;
  readonly nobody: string;
  readonly even: string; // no activity took longer than the others'
  readonly practise: string; // button: the lesson behind the tip
  readonly seconds: (ms: number) => string;
}
