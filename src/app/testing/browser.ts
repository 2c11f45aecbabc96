import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ApiClient } from '../page-request.ts';

export type Browser = {
  /** The contract, over HTTP. */
  api: ApiClient;
  cookies: Map<string, string>;
  /** The network address. */
  address: string;
  /** Raw HTTP with this browser's cookies and Origin, which given headers override. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Sends JSON as an API client would and returns the answer, files as a Blob. Allows input that the typed client refuses. */
  send(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }>;
};

/** Imitates a browser: sends cookies and Origin, and stores the cookies of answers. */
export function openBrowser({ url, origin, address }: { url: string; origin: string; address: string }): Browser {
  const cookies = new Map<string, string>();

  async function request(asked: Request): Promise<Response> {
    const all = new Headers({ origin, 'x-forwarded-for': address });
    if (cookies.size > 0) all.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    for (const [name, value] of asked.headers) all.set(name, value);
    const response = await fetch(new Request(asked, { headers: all }));
    for (const cookie of response.headers.getSetCookie()) keep(cookie);
    return response;
  }

  function keep(header: string): void {
    const [pair = '', ...attributes] = header.split('; ');
    const [name = '', value = ''] = pair.split('=', 2);
    if (attributes.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, value);
  }

  return {
    api: createORPCClient(new RPCLink({ url: `${url}/rpc`, fetch: request })),
    cookies,
    address,
    fetch: (path, init) => request(new Request(`${url}${path}`, init)),
    async send(method, path, body) {
      const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const response = await request(new Request(`${url}${path}`, { method, ...(body === undefined ? {} : json) }));
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      return { status: response.status, body: isJson ? await response.json() : await response.blob() };
    },
  };
}
