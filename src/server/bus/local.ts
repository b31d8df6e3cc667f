import { Listeners, type Bus } from './bus.ts';

/** One server alone: a function call. */
export const localBus = (): Bus => {
  const listeners = new Listeners();
  return {
    publish: async (topic, message) => listeners.tell(topic, message),
    subscribe: (topic, hear) => listeners.add(topic, hear),
    close: async () => {},
  };
};
