import { linkOptions } from '@tanstack/react-router';
import type { Me } from '../../features/profiles/hooks.ts';
import { IconAffiliate, IconBriefcase, IconNews, IconPlant2, IconUserSearch, IconUsers } from '../../platform/web/kit/icons.tsx';

const network = {
  title: 'Netwerk',
  text: 'Je connecties, verzoeken en mensen om te leren kennen.',
  icon: IconAffiliate,
  link: linkOptions({ to: '/netwerk' }),
};

const talentCards = [
  { title: 'Vacatures', text: 'Werk en rollen in projecten, met filters.', icon: IconBriefcase, link: linkOptions({ to: '/banen' }) },
  { title: 'Projecten', text: 'Plannen die mensen zoeken om ze te maken.', icon: IconPlant2, link: linkOptions({ to: '/projecten' }) },
  {
    title: 'Talent Netwerk',
    text: 'Wie er nog meer beschikbaar is, en wat ze kunnen.',
    icon: IconUsers,
    link: linkOptions({ to: '/talent' }),
  },
  network,
];

const entrepreneurCards = [
  {
    title: 'Mijn Projecten',
    text: 'Je plannen, van concept tot voltooid.',
    icon: IconPlant2,
    link: linkOptions({ to: '/projecten', search: { eigenaar: 'mij' } }),
  },
  { title: 'Vacatures', text: 'Zet een rol open en volg wie er reageert.', icon: IconBriefcase, link: linkOptions({ to: '/banen' }) },
  {
    title: 'Talent Zoeken',
    text: 'Mensen die kunnen wat jouw project vraagt.',
    icon: IconUserSearch,
    link: linkOptions({ to: '/talent' }),
  },
  network,
];

const otherCards = [
  { title: 'Sociale Feed', text: 'Lees wat er speelt en deel je eigen nieuws.', icon: IconNews, link: linkOptions({ to: '/feed' }) },
  {
    title: 'Projecten',
    text: 'Plannen in elke fase, om te volgen of te steunen.',
    icon: IconPlant2,
    link: linkOptions({ to: '/projecten' }),
  },
  { title: 'Talent', text: 'Mensen met hun vaardigheden en beschikbaarheid.', icon: IconUserSearch, link: linkOptions({ to: '/talent' }) },
  network,
];

/** The cards of home, which investors have their dashboard in place of (docs/product.md, Accounts). */
export function welcomeCardsOf({ roles }: Me) {
  if (roles.includes('talent')) return talentCards;
  if (roles.includes('entrepreneur')) return entrepreneurCards;
  return otherCards;
}
