import { redirect } from '@tanstack/react-router';
import type { Me } from '../../features/profiles/hooks.ts';

/** Redirects visitors to sign-in from a route's beforeLoad, and back to the route afterwards. */
export function requireSignIn({ context, location }: { context: { viewer: Me | null }; location: { href: string } }): void {
  if (context.viewer === null) throw redirect({ to: '/auth', search: { next: location.href } });
}
