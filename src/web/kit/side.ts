import { signal } from '@preact/signals';

/**
 * The requested page of the side panel, or `null` to close it; a new object every time, so that requesting
 * twice opens it twice.
 */
export const sideRequest = signal<{ readonly page: string | null } | null>(null);

/** Opens the side panel on one of its pages, so that a board needs to know only the page's id. */
export const showSide = (page: string): void => {
  sideRequest.value = { page };
};

/**
 * Closes the panel where it covers the board, such as on a phone, so that the result of a choice is visible.
 */
export const hideSide = (): void => {
  sideRequest.value = { page: null };
};
