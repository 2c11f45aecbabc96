import { useEffect, useState } from 'react';
import type { MailedLink } from '../../features/accounts/contract.ts';
import type { RouterContext } from '../routes/__root.tsx';

type TokenSearch = { token?: string };

/** Reads the `token` of a mailed link from the address. */
export const tokenSearch = ({ token }: Record<string, unknown>): TokenSearch => (token === undefined ? {} : { token: String(token) });

type LoadContext = { context: { api: RouterContext['api'] }; deps: TokenSearch };

/** Makes the loader of a page that a mailed link leads to: it reads whether the link still works. */
export function loadLink(purpose: MailedLink['purpose']) {
  return async ({ context: { api }, deps: { token = '' } }: LoadContext): Promise<{ works: boolean }> => {
    return token === '' ? { works: false } : api.accounts.readMailedLink.call({ purpose, token });
  };
}

/** Keeps the link as the page was opened with it, and removes its token from the address bar and the history. */
export function useMailedLink(link: TokenSearch & { works: boolean }, removeToken: () => void): { token: string; works: boolean } {
  const [{ token = '', works }] = useState(link);
  const isInAddress = link.token !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each token in the address.
  useEffect(() => {
    if (isInAddress) removeToken();
  }, [isInAddress]);
  return { token, works };
}
