/** words/{en,uk,ru}/daily.ts in the folder of a game: what its task of the day asks for. */
export interface DailyWords {
  /** The task in a few words. `goal`: that of the puzzle; null in a match. */
  readonly task: (goal: string | null) => string;
  /** A result, such as “54 points”; missing: it worked out or not, and there is no number. */
  readonly points?: (points: number) => string;
}
