import type { ComponentChildren, JSX } from 'preact';
import { words } from '../preferences/language.ts';
import { BarLinks, Frame, HomeLink } from './Frame.tsx';
import { Icon, type IconName } from './Icon.tsx';
import './navigation.css';

/** The pages that the navigation names, and all others. */
type Section = 'play' | 'tournaments' | 'leaders' | 'matches' | 'me' | 'elsewhere';

type Named = Exclude<Section, 'elsewhere'>;

const PATHS: Readonly<Record<Named, string>> = {
  play: '/',
  tournaments: '/tournaments',
  leaders: '/leaders',
  matches: '/matches',
  me: '/me',
};
const ON_A_DESK = ['play', 'tournaments', 'leaders', 'matches'] as const satisfies readonly Named[];
const ON_A_PHONE: readonly (readonly [place: Named, icon: IconName])[] = [
  ['play', 'home'],
  ['tournaments', 'cup'],
  ['leaders', 'steps'],
  ['me', 'face'],
];

interface PlacePageProps {
  readonly here: Section;
  readonly title: string;
  readonly class?: string;
  readonly main: string; // class of the main part
  readonly end?: ComponentChildren; // of the bar
  readonly children: ComponentChildren;
}

/** A page without a board. Its bar has the name and the navigation, which is at the foot where the page is narrow. */
export const PlacePage = ({ here, end, children, ...frame }: PlacePageProps): JSX.Element => {
  const t = words.value;
  const bar = (
    <>
      <HomeLink />
      {here === 'play' ? <h1 class="bar__name">{t.brand}</h1> : <span class="bar__name">{t.brand}</span>}
      <nav class="row grow place-links" aria-label={t.places.label}>
        {ON_A_DESK.map((place) => (
          <PlaceLink key={place} place={place} here={here} look="btn btn--quiet" />
        ))}
      </nav>
      <BarLinks />
      {end}
    </>
  );
  return (
    <Frame {...frame} bar={bar} foot={<Foot here={here} />}>
      {children}
    </Frame>
  );
};

/** Where a thumb reaches it. */
export const Foot = ({ here }: { here: Section }): JSX.Element => (
  <nav class="foot" aria-label={words.value.places.label}>
    {ON_A_PHONE.map(([place, icon]) => (
      <PlaceLink key={place} place={place} here={here === 'matches' ? 'me' : here}>
        <Icon name={icon} />
      </PlaceLink>
    ))}
  </nav>
);

interface PlaceLinkProps {
  readonly place: Named;
  readonly here: Section;
  readonly look?: string;
  readonly children?: ComponentChildren;
}

const PlaceLink = ({ place, here, look, children }: PlaceLinkProps): JSX.Element => (
  <a class={look} href={PATHS[place]} aria-current={place === here ? 'page' : undefined}>
    {children}
    {words.value.places[place]}
  </a>
);
