import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Route as rootRoute } from '../routes/__root.tsx';

/**
 * Adds /kit, which shows every component of the kit in every state. A file in routes/ would be part of every build; this
 * route exists in development only.
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
