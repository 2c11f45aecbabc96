import type { ContractRouterClient } from '@orpc/contract';
import type { Contract } from './contract.ts';

export type ApiClient = ContractRouterClient<Contract>;

/** What the server gives a page that it renders. */
export type PageRequest = { client: ApiClient; nonce: string };

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: { page: PageRequest } };
  }
}
