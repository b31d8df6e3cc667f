/**
 * One term for one thing. A game keeps its own in words/<language>/glossary.ts; what holds for all texts is in
 * glossary.<language>.ts. Forms are beginnings of words, as regular expressions: "кошик" also finds "кошиком".
 */
export type Glossary = Readonly<Record<string, Term>>; // by the English name of the thing

export interface Term {
  readonly say: readonly string[]; // each occurs in the texts
  readonly never: readonly string[]; // none occurs: a second word for the same thing
}
