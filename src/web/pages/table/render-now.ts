import { options } from 'preact';

/** Makes a change and renders it before it returns; otherwise Preact renders after the event. */
export const renderNow = (change: () => void): void => {
  const renders: (() => void)[] = [];
  options.debounceRendering = (render) => renders.push(render);
  try {
    change();
    for (const render of renders) render();
  } finally {
    delete options.debounceRendering;
  }
};
