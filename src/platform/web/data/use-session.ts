import { rootRouteId, useRouteContext } from '@tanstack/react-router';

/** This browser's knowledge of who is signed in. */
export type Session = {
  /** Asks again who is signed in; the shell shows it. */
  check(): void;
  /** Forgets what was loaded for the person before, and waits until the new one is known. */
  begin(): Promise<void>;
  /** Forgets the person and what was loaded for them, also without a network. */
  end(): Promise<void>;
};

export function useSession(): Session {
  return useRouteContext({ from: rootRouteId, select: (context) => context.session });
}
