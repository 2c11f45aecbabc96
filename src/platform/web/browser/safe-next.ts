const site = 'http://kiem.invalid';

/**
 * Returns the path to open after signing in: the one that asked for it, else `/`. Only an absolute path of this site
 * passes: no other host in any disguise, no control characters, and not the sign-in page itself.
 */
export function safeNext(next: unknown): string {
  if (typeof next !== 'string' || next.length > 2000) return '/';
  if (!next.startsWith('/') || next.startsWith('//') || /[\\\p{Cc}]/u.test(next)) return '/';
  if (!URL.canParse(next, site)) return '/';
  const { origin, pathname, search, hash } = new URL(next, site);
  if (origin !== site || pathname.startsWith('//')) return '/';
  return /^\/auth(\/|$)/i.test(pathname) ? '/' : `${pathname}${search}${hash}`;
}
