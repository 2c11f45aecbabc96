import type { ServerResponse } from 'node:http';
import type { Settings } from '../settings.ts';

/** Sets the security headers that every response carries. */
export function setSecurityHeaders(response: ServerResponse, settings: Pick<Settings, 'https'>): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  if (settings.https) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
}

/**
 * The policy of a page: scripts only from here or with this answer's nonce. Components set custom
 * properties in style attributes, which `style-src-attr` allows; style elements need the nonce too.
 */
export function pagePolicy(nonce: string, mode: Settings['mode']): string {
  const dev = mode === 'development';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Vite's development client adds style elements of its own, without a nonce.
    dev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    dev ? "connect-src 'self' ws:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
