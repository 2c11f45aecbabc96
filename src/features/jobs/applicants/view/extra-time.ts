import { answerDays } from '../../applications/policy.ts';
import type { Received } from '../contract.ts';

/** Tells a poster how much time they gain by saying that these applications take longer; empty where they gain none. */
export function extraTimeSentence(applications: readonly { can: Pick<Received['can'], 'extend'> }[]): string {
  const extended = applications.filter(({ can }) => can.extend).length;
  if (extended === 0) return '';
  const time = `er één keer ${answerDays} dagen bij om te antwoorden als je dit laat weten.`;
  if (extended === applications.length) return `Je krijgt ${time}`;
  return `Voor ${extended} van deze ${applications.length} mensen krijg je ${time}`;
}
