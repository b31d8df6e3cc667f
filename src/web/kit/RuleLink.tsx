import type { ComponentChildren, JSX } from 'preact';

interface RuleLinkProps {
  readonly link: string | undefined; // undefined: no rule says so, and there is nothing to read
  readonly children: ComponentChildren;
}

/** A refusal that leads to its rule, if it has one. */
export const RuleLink = ({ link, children }: RuleLinkProps): JSX.Element =>
  link === undefined ? <>{children}</> : <a href={link}>{children}</a>;
