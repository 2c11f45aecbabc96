import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { commonMessages } from '../../errors.ts';
import { createPatience, requestPatience } from '../patience.ts';
import type { Services } from '../services.ts';
import { answerFailure, answerJson } from './answer.ts';
import { setSecurityHeaders } from './headers.ts';
import { createInFlight, hasBody, isBodyComing } from './in-flight.ts';
import { loopDelay } from './loop-delay.ts';
import { isOwnOrigin } from './origin.ts';
import { createOverload } from './overload.ts';
import { ownRequest } from './owned-request.ts';
import { pathOf, requestIdOf, sentPathOf } from './request.ts';

export type Route = {
  /** Path prefix with a slash at its end, or a whole path. The first that fits handles the request. */
  path: string;
  /** Whether its bodies are large files, which take longer than the usual time to arrive. */
  slowBody?: true;
  /** Whether its answers stay open for as long as the caller is there; they count among nothing that is quick. */
  isStream?: true;
  /** Whether the rest of its paths is secret, as an address that opens something: the log has the prefix alone. */
  hidesPath?: true;
  /** Whether the route is nearly free and reports the server's state: it is answered under overload too. */
  isHealth?: true;
  handle(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> | void;
};

/** Time in which a body has to be here; the server's own timeout, which is longer, ends uploads. */
const bodyMilliseconds = 30_000;

/** Requests that one server works on at once. More are refused, so that no admitted one waits for long (docs/decisions/021-capacity.md). */
const maxInFlight = 200;

/**
 * So few are served however late the main thread comes: refusing them would make nothing quicker, as the cause is
 * another process of the machine then.
 */
const neverShed = 20;

/** Ends a request whose body comes too slowly; returns the way to stop waiting for it. */
function expectBodySoon(request: IncomingMessage): () => void {
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, bodyMilliseconds);
  return () => clearTimeout(timer);
}

/**
 * Wraps every request, whichever handler answers it: a request id, security headers, the Origin check, refusal under
 * overload, one log line. Unexpected failures end here as a 500.
 * @param isOverloaded whether the main thread is too slow for the requests that it has
 */
export function createListener(
  services: Services,
  routes: Route[],
  observe: (status: number, seconds: number) => void,
  isOverloaded = createOverload(loopDelay),
): RequestListener {
  // As `pathOf` writes paths.
  const places = routes.map((route) => ({ route, place: route.path.toLowerCase() }));
  const inFlight = createInFlight(services.settings.trustProxy);

  return (request, response) => {
    const started = performance.now();
    const requestId = requestIdOf(request);
    const path = sentPathOf(request);
    const plain = pathOf(request.url ?? '/');
    const route = places.find(({ place }) => plain === place || (place.endsWith('/') && plain.startsWith(place)))?.route;
    const isShed = route?.isStream !== true && route?.isHealth !== true;
    // Uploads have bounds of their own, together far below that of requests, so that they count while they are received.
    const isUpload = route?.slowBody === true && request.method === 'POST';
    const patience = createPatience(requestPatience);
    let stopExpecting = () => {};
    let left = () => {};
    // One listener for all: Node warns of a leak from the eleventh on, and streams add their own.
    response.once('close', () => {
      left();
      patience.end();
      stopExpecting();
      const milliseconds = performance.now() - started;
      const status = response.writableFinished ? response.statusCode : 499;
      observe(status, milliseconds / 1000);
      const logged = route?.hidesPath === true ? route.path : path;
      services.log.info({ requestId, method: request.method, route: logged, status, ms: Math.round(milliseconds * 10) / 10 }, 'request');
    });

    function handle(isComing: boolean): Promise<void> | void {
      if (!isOwnOrigin(request, services.settings)) {
        return answerJson(response, 403, { code: 'FORBIDDEN', message: 'Dit verzoek komt niet van deze site.' });
      }
      if (route === undefined) return answerJson(response, 404, { code: 'NOT_FOUND', message: commonMessages.NOT_FOUND });
      if (isComing) stopExpecting = expectBodySoon(request);
      return patience.run(() => route.handle(request, response, requestId));
    }

    ownRequest({ request, response, requestId, log: services.log }, async () => {
      response.setHeader('X-Request-Id', requestId);
      setSecurityHeaders(response, services.settings);
      const mayCome = !isUpload && hasBody(request);
      if (!isShed) return handle(mayCome);
      const isComing = mayCome && (await isBodyComing(request));
      if (response.closed) return;
      const others = inFlight.count();
      const place = inFlight.enter(request, response, isComing);
      left = place.left;
      if (others >= maxInFlight || (others >= neverShed && isOverloaded())) answerFailure(request, response, 503, requestId);
      else await handle(isComing);
      if (response.writableEnded) place.made();
    });
  };
}
