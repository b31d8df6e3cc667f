import type { JSX } from 'preact';
import { INK, Stroke } from '../base/shapes.tsx';
import { Dark, Solid, Standing } from './parts.tsx';

/** An open cardboard box, seen from the front. */
export const Box = (): JSX.Element => (
  <Standing rx={40}>
    <Solid d="M14 46L26 34H74L86 46Z" fill="#9C6D42" />
    <Solid d="M14 46L2 38L16 26L26 34Z" fill="#E6C394" />
    <Solid d="M86 46L98 38L84 26L74 34Z" fill="#D2A673" />
    <Solid d="M14 46H86V86Q86 90 82 90H18Q14 90 14 86Z" fill="#D2A673" />
    <Dark d="M86 46V86Q86 90 82 90H50C66 84 74 66 72 46Z" />
    <path d="M44 46H56V60L53 57L50 60L47 57L44 60Z" fill="#EBD3A6" />
    <Stroke d="M22 56H34M22 62H30" colour="#A3713F" width={2.4} />
    <Stroke d="M14 46H86" colour={INK} width={2.4} />
  </Standing>
);
