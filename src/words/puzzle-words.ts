/** words/{en,uk,ru}/puzzles.ts in the folder of a game: what its puzzles ask for. */
export interface PuzzleWords {
  readonly goals: Readonly<Record<string, PuzzleGoalWords>>; // by the goal of a puzzle
}

export interface PuzzleGoalWords {
  readonly title: string; // the task, as loud as a heading
  readonly text: string; // one sentence that says what counts
  readonly solved: string; // why it was right
  readonly missed: string; // says what was missing, without blame
}
