/** words/{en,uk,ru}/lessons.ts in the folder of a game: what its lessons say, by the keys of lessons/lessons.ts. */
export type LessonWords = Readonly<Record<string, OneLessonWords>>;

export interface OneLessonWords extends LessonTitle {
  readonly tasks: Readonly<Record<string, TaskWords & { readonly wrong?: Readonly<Record<string, string>> }>>;
}

interface LessonTitle {
  readonly title: string;
  readonly about: string; // the idea, in a few words
}

export interface TaskWords {
  readonly goal: string; // about four words
  readonly text: string; // one sentence: what to look at
  readonly hint: string; // where the reason is, not the move
  readonly missed: string; // says what was missing, without blame
  readonly smile: string; // sums up the idea of the task
}

/** The words for lessons L. A missing text does not compile. */
export type LessonTexts<L> = {
  readonly [Id in keyof L]: LessonTitle & {
    readonly tasks: L[Id] extends { readonly tasks: infer T }
      ? { readonly [Name in keyof T]: TaskWords & WrongWords<T[Name]> }
      : never;
  };
};

type WrongWords<T> = T extends { readonly wrong: infer W }
  ? { readonly wrong: { readonly [Key in keyof W]: string } }
  : unknown;
