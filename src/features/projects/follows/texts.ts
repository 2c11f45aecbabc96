import { formatNumber } from '../../../platform/web/format/numbers.ts';

/** '1 volger', '12 volgers' */
export function followersText(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'volger' : 'volgers'}`;
}
