import { redirect } from '@tanstack/react-router';
import type { Me } from '../../features/profiles/hooks.ts';

/** For a route's beforeLoad: sends visitors to sign in, and back to this route afterwards. */
export function requireSignIn({ context, location }: { context: { viewer: Me | null }; location: { href: string } }): void {
  if (context.viewer === null) throw redirect({ to: '/auth', search: { next: location.href } });
}
