import { linkOptions } from '@tanstack/react-router';
import type { Me } from '../../features/profiles/hooks.ts';
import {
  IconAffiliate,
  IconBriefcase,
  IconCalendar,
  IconCoinEuro,
  IconLifebuoy,
  IconNews,
  IconPlant2,
  IconUserSearch,
} from '../../platform/web/kit/icons.tsx';

/** Phones show the first five in the bottom bar and the rest in the menu. */
const destinations = [
  { label: 'Feed', icon: IconNews, isInBar: true, link: linkOptions({ to: '/feed' }) },
  { label: 'Vacatures', icon: IconBriefcase, isInBar: true, link: linkOptions({ to: '/banen' }) },
  { label: 'Projecten', icon: IconPlant2, isInBar: true, link: linkOptions({ to: '/projecten' }) },
  { label: 'Talent', icon: IconUserSearch, isInBar: true, link: linkOptions({ to: '/talent' }) },
  { label: 'Agenda', icon: IconCalendar, isInBar: false, link: linkOptions({ to: '/agenda' }) },
  { label: 'Netwerk', icon: IconAffiliate, isInBar: true, link: linkOptions({ to: '/netwerk' }) },
  { label: 'Diensten', icon: IconLifebuoy, isInBar: false, link: linkOptions({ to: '/diensten' }) },
];

const investing = { label: 'Investeren', icon: IconCoinEuro, isInBar: false, link: linkOptions({ to: '/investeerder-dashboard' }) };

/** The main pages of signed-in people, in the order of the header. */
export function destinationsOf(me: Me) {
  return me.roles.includes('investor') ? [...destinations.slice(0, 3), investing, ...destinations.slice(3)] : destinations;
}

/** Pages that aren't below the address of the destination that they belong to. */
const elsewhere: Readonly<Record<string, string>> = { '/social': '/feed', '/matches': '/banen' };

/** Marks a destination as current at an address that its link doesn't know. */
export function markAt(path: string, to: string): 'page' | undefined {
  return elsewhere[path] === to ? 'page' : undefined;
}

/** The links of the footer, which are the same for everybody. */
export const footerLinks = {
  discover: [
    { label: 'Vacatures', link: linkOptions({ to: '/banen' }) },
    { label: 'Projecten', link: linkOptions({ to: '/projecten' }) },
    { label: 'Talent', link: linkOptions({ to: '/talent' }) },
    { label: 'Diensten', link: linkOptions({ to: '/diensten' }) },
  ],
  site: [
    { label: 'Contact', link: linkOptions({ to: '/contact' }) },
    { label: 'Zo werkt een match', link: linkOptions({ to: '/zo-werkt-een-match' }) },
    { label: 'Privacy', link: linkOptions({ to: '/privacy' }) },
    { label: 'Voorwaarden', link: linkOptions({ to: '/voorwaarden' }) },
    { label: 'Cookies', link: linkOptions({ to: '/cookies' }) },
    { label: 'Toegankelijkheid', link: linkOptions({ to: '/toegankelijkheid' }) },
  ],
};

const places: ReadonlySet<string> = new Set(
  [...destinations, investing, ...footerLinks.discover, ...footerLinks.site].map(({ link }) => link.to),
);

/** The place that menus mark at an address, or ''. It has few values, whatever anybody asks for. */
export function placeOf(path: string): string {
  if (Object.hasOwn(elsewhere, path)) return path;
  const place = path.split('/', 2).join('/');
  return places.has(place) ? place : '';
}

export const barDestinations = destinations.filter(({ isInBar }) => isInBar);

export function otherDestinationsOf(me: Me) {
  return destinationsOf(me).filter(({ isInBar }) => !isInBar);
}
