import { readCalendar } from '../features/agenda/calendar/queries.ts';
import { answer } from '../platform/server/http/answer.ts';
import type { Route } from '../platform/server/http/listener.ts';
import type { Services } from '../platform/server/services.ts';

/** Serves a person's agenda to other calendar programs, at a secret address. */
export function calendarRoute(services: Services): Route {
  return {
    path: '/agenda.ics',
    async handle(request, response) {
      const token = new URL(request.url ?? '/', 'http://localhost').searchParams.get('sleutel') ?? '';
      const calendar = await readCalendar(services, token);
      const headers = {
        'Content-Type': calendar === null ? 'text/plain; charset=utf-8' : 'text/calendar; charset=utf-8',
        'Cache-Control': 'private, no-cache',
        'X-Robots-Tag': 'noindex',
      };
      answer(response, calendar === null ? 404 : 200, headers, calendar ?? 'Dit adres werkt niet (meer).');
    },
  };
}
