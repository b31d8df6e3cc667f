import { useRef } from 'preact/hooks';
import type { Scene } from '../../../kernel/game.ts';
import type { Boop } from '../rules/types.ts';
import { follow, type Cast } from './cast.ts';

export const useCast = (scene: Scene<Boop>): Cast => {
  const cast = useRef<Cast | null>(null);
  return (cast.current = follow(cast.current, scene));
};
