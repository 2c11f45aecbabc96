import { formatWholeDay } from '../../../../platform/calendar.ts';
import type { RequestContext } from '../../../../platform/server/procedures.ts';
import { dayOf } from '../../../../platform/zoned-time.ts';
import type { Found } from '../queries/find-reader.ts';

const zone = 'Europe/Brussels';

/** For whom a deck is shown, and the day: across each slide, on screen and in files. */
export function watermarkOf({ services, viewer }: Pick<RequestContext, 'services' | 'viewer'>, { link }: Found): string {
  const name = link?.email ?? `${viewer?.firstName ?? ''} ${viewer?.lastName ?? ''}`.trim();
  const day = formatWholeDay(dayOf(services.clock.now().toISOString(), zone));
  return `${name} · ${day}`;
}
