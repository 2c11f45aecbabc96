import { lazyRouteComponent } from '@tanstack/react-router';
import type { Me } from '../../features/profiles/hooks.ts';
import type { Site } from '../../features/site/contract.ts';
import { type AreaName, areaOf } from './areas.ts';
import { pageHead } from './page-head.ts';
import { requireSignIn } from './require-sign-in.ts';

const component = lazyRouteComponent(() => import('./coming-soon-page.tsx'), 'ComingSoonPage');

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The part of the product that a 'Binnenkort' page stands for. */
    area?: AreaName;
  }
}

/** The route of a part that isn't built yet; who may come there is as it will be. */
export function comingSoon(name: AreaName) {
  const { title, text, needsSignIn } = areaOf(name);
  return {
    staticData: { area: name },
    beforeLoad: (options: { context: { viewer: Me | null }; location: { href: string } }) => {
      if (needsSignIn) requireSignIn(options);
    },
    head: ({ match }: { match: { context: { site: Site } } }) => pageHead(match.context.site, { title, description: text }),
    component,
  };
}
