import { signal } from '@preact/signals';

/** Which page of the side panel somebody asked for; a new object every time, so that asking twice opens it twice. */
export const sideAsked = signal<{ readonly page: string } | null>(null);

/** Opens the side panel on one of its pages: a board knows what its button means, the panel where it is. */
export const showSide = (page: string): void => {
  sideAsked.value = { page };
};
