/** The prefix of a link to a drawing in progress; without it a link is a puzzle. */
export const DRAFT = 'draw-';
