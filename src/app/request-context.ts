import type { IncomingMessage, ServerResponse } from 'node:http';
import { extendSession, hashSessionToken, sessionCookie, sessionSeconds } from '../features/accounts/commands/sessions.ts';
import { prepareSessionQuery } from '../features/profiles/queries.ts';
import { isDiskFull } from '../platform/server/full-disk.ts';
import { addressOf, cookieHeader, cookiesOf } from '../platform/server/http/request.ts';
import { isVisitorGone } from '../platform/server/http/visitor-left.ts';
import type { RequestContext } from '../platform/server/procedures.ts';
import type { Services } from '../platform/server/services.ts';

/** A session that was extended less than an hour ago is left as it is: its owner sees to the hour when it was used. */
const extendAfterMilliseconds = (sessionSeconds - 3600) * 1000;

/** Makes the function that gives each request its context: who is asking, from where. */
export function createRequestContext(services: Services) {
  const findSession = prepareSessionQuery(services.db);
  const { settings, clock } = services;

  return async function contextOf(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<RequestContext> {
    const cookies = cookiesOf(request);
    const setCookie: RequestContext['setCookie'] = (name, value, maxAgeSeconds) => {
      response.appendHeader('Set-Cookie', cookieHeader(name, value, maxAgeSeconds, settings.https));
    };
    const token = cookies.get(sessionCookie);
    const now = clock.now();
    const session = token === undefined || token === '' ? null : await findSession(hashSessionToken(token), now);
    if (token !== undefined && session !== null && session.expiresAt.getTime() - now.getTime() < extendAfterMilliseconds) {
      try {
        await extendSession(services, session.sessionId);
        setCookie(sessionCookie, token, sessionSeconds);
      } catch (error) {
        // Reading goes on when nothing can be written; the session is extended by a later request.
        if (!isDiskFull(error)) throw error;
      }
    }
    return {
      services,
      viewer: session,
      requestId,
      address: addressOf(request, settings.trustProxy),
      userAgent: request.headers['user-agent'] ?? '',
      cookies,
      setCookie,
      isVisitorGone: (error) => isVisitorGone(error, response),
      setDownload(contentType, fileName) {
        response.setHeader('Content-Type', contentType);
        response.setHeader('Content-Disposition', `attachment; filename="${fileName}"`);
      },
    };
  };
}
