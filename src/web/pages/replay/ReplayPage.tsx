import type { JSX } from 'preact';
export const ReplayPage = (): JSX.Element => <p />;
