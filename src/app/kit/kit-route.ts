import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Route as rootRoute } from '../routes/__root.tsx';

/**
 * Adds /kit, where every component of the kit stands in every state. Not a file in routes/, as those are part of every
 * build: this one is reached from development alone.
 */
export function addKitRoute(): void {
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '/kit',
    component: lazyRouteComponent(() => import('./kit-screen.tsx'), 'KitScreen'),
    head: () => ({ meta: [{ title: 'Kit' }] }),
  });
  const present: unknown = rootRoute.children;
  rootRoute.addChildren([...(Array.isArray(present) ? present : Object.values(present ?? {})), route]);
}
