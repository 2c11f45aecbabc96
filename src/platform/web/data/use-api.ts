import { rootRouteId, useRouteContext } from '@tanstack/react-router';

/** The contract's query and mutation options, in the browser over HTTP, on the server in-process. */
export function useApi() {
  return useRouteContext({ from: rootRouteId, select: (context) => context.api });
}
