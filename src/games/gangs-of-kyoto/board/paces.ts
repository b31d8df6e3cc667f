/** In milliseconds: how long a card flies, and how long a clock takes for one hour once it has landed. */
export const FLIGHT = 380;
export const HOUR = 80;
