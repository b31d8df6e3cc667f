import { Listeners, type Bus } from './bus.ts';

/** The bus of a single server: plain function calls. */
export const localBus = (): Bus => {
  const listeners = new Listeners();
  return {
    publish: async (topic, message) => listeners.deliver(topic, message),
    subscribe: (topic, receive) => listeners.add(topic, receive),
    isConnected: () => true,
    close: async () => {},
  };
};
