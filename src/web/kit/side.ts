import { signal } from '@preact/signals';

/**
 * Which page of the side panel somebody asked for, or `null` to close it; a new object every time, so that asking twice
 * opens it twice.
 */
export const sideAsked = signal<{ readonly page: string | null } | null>(null);

/** Opens the side panel on one of its pages: a board knows what its button means, the panel where it is. */
export const showSide = (page: string): void => {
  sideAsked.value = { page };
};

/** Closes it where it lies over the board, such as on a phone: what was chosen in it is to be seen there. */
export const hideSide = (): void => {
  sideAsked.value = { page: null };
};
