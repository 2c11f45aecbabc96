import { findCalendar } from '../features/agenda/calendar/queries.ts';
import { paces } from '../platform/limits.ts';
import { boundWork } from '../platform/server/bounded-work.ts';
import { isKnown } from '../platform/server/found/answer-file.ts';
import { answer } from '../platform/server/http/answer.ts';
import type { Route } from '../platform/server/http/listener.ts';
import { queryOf } from '../platform/server/http/request.ts';
import type { Services } from '../platform/server/services.ts';
import { soonAgain } from '../platform/server/too-many.ts';

const text = { 'Content-Type': 'text/plain; charset=utf-8' };

/**
 * Serves a person's agenda to other calendar programs, at a secret address. Answers 304 before writing it to a program that has
 * it already; others may ask 120 times at once, then every half minute, which several devices that ask each minute keep to.
 */
export function calendarRoute(services: Services): Route {
  const bounded = boundWork({ running: 1, waiting: 20 });
  return {
    path: '/agenda.ics',
    async handle(request, response) {
      const token = queryOf(request).get('sleutel') ?? '';
      const headers = { 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' };
      const calendar = await findCalendar(services, token);
      if (calendar === null) return answer(response, 404, { ...headers, ...text }, 'Dit adres werkt niet (meer).');
      const { personId, etag } = calendar;
      if (isKnown(request, etag)) return answer(response, 304, { ...headers, ETag: etag });

      const now = services.clock.now();
      const until = services.paces.take(`agenda.ics ${personId}`, paces.seldom, now);
      if (until !== null) {
        const { message, data } = soonAgain(until, now, 'Deze agenda wordt te vaak opgevraagd.');
        return answer(response, 429, { ...headers, ...text, 'Retry-After': data.seconds }, message);
      }
      const written = await bounded(() => calendar.write());
      answer(response, 200, { ...headers, 'Content-Type': 'text/calendar; charset=utf-8', ETag: etag }, written);
    },
  };
}
