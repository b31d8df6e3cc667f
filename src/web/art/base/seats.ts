/**
 * Every seat has a colour, a sign and a pattern. The bell is last, because it would confuse in a game that
 * counts bells.
 */
export const SEAT_SIGNS = ['moon', 'fish', 'leaf', 'star', 'shell', 'bell'] as const;
export type SeatSign = (typeof SEAT_SIGNS)[number];

export interface SeatLook {
  readonly colour: string; // dark enough for a pale drawing on it
  readonly pattern: 'stripes' | 'dots' | 'checks' | 'rings' | 'rays' | 'waves';
}

export const SEAT_LOOKS: Readonly<Record<SeatSign, SeatLook>> = {
  moon: { colour: '#6B4A74', pattern: 'stripes' },
  fish: { colour: '#34607A', pattern: 'dots' },
  leaf: { colour: '#4B6F4A', pattern: 'checks' },
  bell: { colour: '#8A5F14', pattern: 'rings' },
  star: { colour: '#A8541B', pattern: 'rays' },
  shell: { colour: '#B2422D', pattern: 'waves' },
};

export const signOfSeat = (seat: number): SeatSign => SEAT_SIGNS[seat % SEAT_SIGNS.length] ?? 'moon';
