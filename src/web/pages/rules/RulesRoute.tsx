import type { JSX } from 'preact';
export const RulesRoute = (): JSX.Element => <p />;
