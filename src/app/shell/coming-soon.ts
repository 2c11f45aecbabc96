import { lazyRouteComponent } from '@tanstack/react-router';
import type { Me } from '../../features/profiles/hooks.ts';
import type { Site } from '../../features/site/contract.ts';
import type { Area, AreaName } from './areas.ts';
import { pageHead } from './page-head.ts';
import { requireSignIn } from './require-sign-in.ts';

const component = lazyRouteComponent(() => import('./coming-soon-page.tsx'), 'ComingSoonPage');

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The area that a 'Binnenkort' page announces. */
    area?: AreaName;
  }
}

/** The route of an area that isn't built yet, with its final access. */
export function comingSoon(name: AreaName) {
  // Routes are part of every page's first load, so the texts of these are loaded with their page.
  const readArea = async () => (await import('./areas.ts')).areaOf(name);
  return {
    staticData: { area: name },
    beforeLoad: async (options: { context: { viewer: Me | null }; location: { href: string } }) => {
      if ((await readArea()).needsSignIn) requireSignIn(options);
    },
    loader: readArea,
    head: ({ match, loaderData }: { match: { context: { site: Site } }; loaderData?: Area | undefined }) =>
      pageHead(match.context.site, { title: loaderData?.title ?? '', description: loaderData?.text ?? '' }),
    component,
  };
}
