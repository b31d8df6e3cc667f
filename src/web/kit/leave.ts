import { signal } from '@preact/signals';

/** How often a board has asked to leave the match; the page answers with its dialog. */
export const leaveRequests = signal(0);

/** Asks how to stop playing, as the page's own button does: for boards that cover it or have no room for it. */
export const askToLeave = (): void => {
  leaveRequests.value++;
};
