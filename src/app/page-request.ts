import type { ContractRouterClient } from '@orpc/contract';
import type { QueryClient } from '@tanstack/react-query';
import { getGlobalStartContext } from '@tanstack/react-start';
import type { Contract } from './contract.ts';

export type ApiClient = ContractRouterClient<Contract>;

/** The server's context for rendering a page. */
export type PageRequest = {
  client: ApiClient;
  nonce: string;
  /** Where live events stood before the page's data were read; undefined for visitors, who hear of none. */
  livePosition: string | undefined;
  /** The text of the page, once it is rendered. */
  html?: string | undefined;
  /** The questions that the page asked, with their answers. */
  queryClient?: QueryClient;
};

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: { page: PageRequest } };
  }
}

/** The request whose page the server is rendering. */
export function currentPageRequest(): PageRequest {
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: Start has no type for the context that pages.ts passes.
  const context = getGlobalStartContext() as { page: PageRequest } | undefined;
  if (context === undefined) throw new Error('A page is rendered outside a request.');
  return context.page;
}
