import { Listeners, type Bus } from './bus.ts';

/** The bus of a single server: plain function calls. */
export const localBus = (): Bus => {
  const listeners = new Listeners();
  return {
    publish: async (topic, message) => listeners.tell(topic, message),
    subscribe: (topic, hear) => listeners.add(topic, hear),
    close: async () => {},
  };
};
