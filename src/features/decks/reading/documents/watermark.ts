import type { RequestContext } from '../../../../platform/server/procedures.ts';
import type { Found } from '../queries/find-reader.ts';

const zone = 'Europe/Brussels';

/** For whom a deck is shown, and the day: across each slide, on screen and in files. */
export function watermarkOf({ services, viewer }: Pick<RequestContext, 'services' | 'viewer'>, { link }: Found): string {
  const name = link?.email ?? `${viewer?.firstName ?? ''} ${viewer?.lastName ?? ''}`.trim();
  const day = new Intl.DateTimeFormat('nl', { dateStyle: 'long', timeZone: zone }).format(services.clock.now());
  return `${name} · ${day}`;
}
