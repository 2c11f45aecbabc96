import type { IncomingMessage, ServerResponse } from 'node:http';
import { endSessionOf, extendSession, hashSessionToken, sessionCookie, sessionSeconds } from '../features/accounts/commands/sessions.ts';
import { noteUseSeconds } from '../features/accounts/policy.ts';
import { findSession } from '../features/profiles/queries.ts';
import { cookieNames } from '../platform/cookie-names.ts';
import { isDiskFull } from '../platform/server/full-disk.ts';
import { cookieHeader, readCookie } from '../platform/server/http/cookies.ts';
import { addressOf } from '../platform/server/http/request.ts';
import { isVisitorGone } from '../platform/server/http/visitor-left.ts';
import type { RequestContext } from '../platform/server/procedures.ts';
import type { Services } from '../platform/server/services.ts';

/** A session is extended, and its use noted, once less than this is left of it. */
const extendAfterMilliseconds = (sessionSeconds - noteUseSeconds) * 1000;

/** Makes the function that builds the context of a request: its viewer and its network. */
export function createRequestContext(services: Services) {
  const { settings, clock } = services;

  return async function contextOf(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<RequestContext> {
    const ownCookie = (name: string) => readCookie(request, name, settings.https);
    const setCookie: RequestContext['setCookie'] = (name, value, maxAgeSeconds) => {
      response.appendHeader(...cookieHeader({ name, value, maxAgeSeconds }, settings.https));
    };
    const presented = ownCookie(sessionCookie);
    const hasLeft = ownCookie(cookieNames.left) !== undefined;
    if (hasLeft) {
      if (presented !== undefined && presented !== '') await endSessionOf(services, presented);
      for (const name of [sessionCookie, cookieNames.left]) setCookie(name, '', 0);
    }
    const token = hasLeft ? undefined : presented;
    const now = clock.now();
    const session = token === undefined || token === '' ? null : await findSession(services.db, hashSessionToken(token), now);
    if (token !== undefined && session !== null && session.expiresAt.getTime() - now.getTime() < extendAfterMilliseconds) {
      try {
        await extendSession(services, session.sessionId);
        setCookie(sessionCookie, token, sessionSeconds);
      } catch (error) {
        // A full disk must not stop reads; a later request extends the session.
        if (!isDiskFull(error)) throw error;
      }
    }
    return {
      services,
      viewer: session,
      requestId,
      address: addressOf(request, settings.trustProxy),
      userAgent: request.headers['user-agent'] ?? '',
      readCookie: ownCookie,
      setCookie,
      isVisitorGone: (error) => isVisitorGone(error, response),
      setDownload(contentType, fileName) {
        response.setHeader('Content-Type', contentType);
        response.setHeader('Content-Disposition', `attachment; filename="${fileName}"`);
      },
      setRetryAfter(seconds) {
        response.setHeader('Retry-After', String(Math.ceil(seconds)));
      },
    };
  };
}
