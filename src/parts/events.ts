interface AnyEvent {
  readonly what: string;
}
export type EventOf<E extends AnyEvent, What extends E['what']> = Extract<E, { readonly what: What }>;

/** The events of one kind. */
export const eventsOf = <E extends AnyEvent, What extends E['what']>(
  events: readonly E[],
  what: What,
): EventOf<E, What>[] => events.filter((event): event is EventOf<E, What> => event.what === what);
