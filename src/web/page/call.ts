/** For somebody who looks elsewhere. Loaded when it is needed: the first load must stay small. */
export const call = (text: string): void => {
  if (document.hidden) void import('./hidden-tab.ts').then(({ callOut }) => callOut(text));
};
