import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../page/Icon.tsx';

interface MainButtonProps {
  readonly label: string;
  readonly icon: 'next' | 'replay';
  readonly press: () => void;
}

/** It takes the focus: with a keyboard the next press goes on, and nobody has to look for it. */
export const MainButton = ({ label, icon, press }: MainButtonProps): JSX.Element => {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button ref={button} class="btn btn--primary btn--big grow" onClick={press}>
      <Icon name={icon} />
      {label}
    </button>
  );
};
