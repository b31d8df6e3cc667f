import { Component, h, type ComponentClass, type FunctionComponent, type JSX } from 'preact';

/**
 * A component that is drawn again only if its props have changed. (While `preact/compat` is loaded, it copies the props
 * of every element on the page; that cost a tenth of a tap.)
 */
export const memo = <P extends object>(
  Drawn: FunctionComponent<P>,
  same: (before: P, after: P) => boolean = areSame,
): ComponentClass<P> =>
  class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return !same(this.props, next);
    }
    override render(): JSX.Element {
      return h(Drawn, this.props);
    }
  };

const areSame = <P extends object>(before: P, after: P): boolean => {
  const names = Object.keys(before) as (keyof P)[];
  return (
    names.length === Object.keys(after).length && names.every((name) => Object.is(before[name], after[name]))
  );
};
