import type { JSX } from 'preact';
import { CopyField } from './CopyField.tsx';
import { useOutsideLink } from './useOutsideLink.ts';

/** A link to one of our own pages, with an address that other devices can open. */
export const LinkField = ({ label, path }: { label: string; path: string }): JSX.Element => (
  <CopyField label={label} text={useOutsideLink(path)} />
);
