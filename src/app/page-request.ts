import type { ContractRouterClient } from '@orpc/contract';
import type { Contract } from './contract.ts';

export type ApiClient = ContractRouterClient<Contract>;

/** The server's context for rendering a page. */
export type PageRequest = {
  client: ApiClient;
  nonce: string;
  /** Where live events stood before the page's data were read; undefined for visitors, who hear of none. */
  livePosition: string | undefined;
};

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: { page: PageRequest } };
  }
}
