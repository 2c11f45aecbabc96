import type { ContractRouterClient } from '@orpc/contract';
import type { Contract } from './contract.ts';

export type ApiClient = ContractRouterClient<Contract>;

/** The server's context for rendering a page. */
export type PageRequest = { client: ApiClient; nonce: string };

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: { page: PageRequest } };
  }
}
