/** A link with a figure is a puzzle; with this before it, it is a drawing that somebody works on. */
export const DRAFT = 'draw-';
