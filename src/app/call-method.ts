/** Inputs that hold words somebody typed, or a key that opens something. Proxies write addresses into their logs. */
const keptOutOfAddresses = ['search', 'place', 'location', 'language', 'token'];

/**
 * The method of a call over /rpc. Reads are asked for by GET where nothing in their address is private: the server has no body to wait
 * for, and a browser repeats them by itself when a connection that it kept turns out to be closed (docs/decisions/130-reads-by-get.md).
 */
export function methodOf(path: readonly string[], input: unknown): 'GET' | 'POST' {
  const isRead = /^(?:list|read|count)/.test(path.at(-1) ?? '');
  return isRead && !keptOutOfAddresses.some((key) => holds(input, key)) ? 'GET' : 'POST';
}

function holds(input: unknown, key: string): boolean {
  const value: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, key) : undefined;
  return value !== undefined && value !== '';
}
