import type { JSX } from 'preact';
import { INK, Stroke } from '../base/shapes.tsx';
import { Dark, Solid, Standing } from './parts.tsx';

const TRIGGER = 'M38 28C34 34 30 38 32 46';

export const Spray = (): JSX.Element => (
  <Standing rx={24}>
    <Solid d="M34 88C28 66 30 52 44 44V36H60V44C74 52 76 66 70 88Z" fill="#9CCBD6" />
    <path d="M31.5 66C44 60 58 72 72.5 64C73 74 72 80 69 86.5H35C32 80 31 74 31.5 66Z" fill="#5B9DB8" />
    <Dark d="M60 44C74 52 76 66 70 88H58C66 70 66 56 60 44Z" />
    <Solid d="M40 36H64V26C64 20 60 16 54 16H26V26H36C40 26 40 30 40 36Z" fill="#E9714F" />
    <Solid d="M26 14H20V28H26Z" fill="#F3EADB" width={2.6} />
    <Stroke d={TRIGGER} colour={INK} width={4} />
    <Stroke d={TRIGGER} colour="#E9714F" width={1.6} />
    <Stroke d="M13 14L6 9M12 21H3M13 28L6 33" colour="#4E8FB0" width={3} />
  </Standing>
);
