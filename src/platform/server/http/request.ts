import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The id of a request: a proxy's own when it is harmless, else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/**
 * The caller's address: the last one in X-Forwarded-For behind a trusted proxy (earlier ones
 * are the caller's own claims), else the connection's.
 */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for'];
  const nearest = trustProxy && typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  const address = nearest || request.socket.remoteAddress || '';
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}

/** The network that limits count as one caller: an IPv4 address, or the /64 of one IPv6 household. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const zeros: string[] = address.includes('::') ? Array(Math.max(0, 8 - first.length - last.length)).fill('0') : [];
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

/** The path of a request as it was sent, without the query. */
export function sentPathOf({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  return url.split('?', 1)[0] ?? '';
}

/** The query of a request. `new URL` throws for some targets that `pathOf` reads, such as '//%/../live?after=1'. */
export function queryOf({ url = '' }: Pick<IncomingMessage, 'url'>): URLSearchParams {
  const mark = url.indexOf('?');
  return new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1));
}

/**
 * The path of a request as the router of pages matches it: decoded, in small letters, without doubled slashes and dots. Found by
 * the path as it was sent, a route would be passed by with '/PITCH/' or '/%70itch/', and so would its rules.
 */
export function pathOf(target: string): string {
  const [plain] = plainPath.exec(target) ?? [];
  if (plain !== undefined) return plain.toLowerCase();
  // Two slashes at the start would name another host.
  const path = /^https?:\/\//i.test(target) ? target : `/${target.replace(/^[/\\]+/, '')}`;
  const pathname = URL.parse(path, 'http://kiem.internal')?.pathname ?? '/';
  return decoded(pathname)
    .replaceAll(/\/{2,}/g, '/')
    .toLowerCase();
}

/** A path that stays as it is but for its case, as nearly all do. It saves them the parser, which takes longer than routing. */
const plainPath = /^\/(?:[\w-]+(?:\.[\w-]+)*\/)*(?:[\w-]+(?:\.[\w-]+)*)?(?=[?#]|$)/;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
