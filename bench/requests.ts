export type LoadRequest = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; headers?: Record<string, string>; body?: string };

/** A call of a procedure, such as `feed/listPosts`, as the web client sends it. */
export function callRequest(rpc: string, input: object, headers: Record<string, string>): LoadRequest {
  const body = JSON.stringify({ json: input });
  return { method: 'POST', path: `/rpc/${rpc}`, headers: { ...headers, 'Content-Type': 'application/json' }, body };
}

/** A request as it goes over the line to a server at this port. */
export function writeRequest({ method, path, headers = {}, body }: LoadRequest, port: number): string {
  const all = {
    Host: `127.0.0.1:${port}`,
    ...headers,
    ...(body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
}
