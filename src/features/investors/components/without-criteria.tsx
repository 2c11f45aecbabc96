import { Link } from '@tanstack/react-router';
import { Notice } from '../../../platform/web/kit/notice.tsx';
import type { OwnCriteria } from '../contract.ts';
import { everyProjectFits } from '../texts.ts';
import { hasCriteria } from '../view/has-criteria.ts';

/** Why every project matches, for an investor who chose nothing yet. */
export function WithoutCriteria({ criteria }: { criteria: OwnCriteria }) {
  if (hasCriteria(criteria)) return null;
  return (
    <Notice>
      {everyProjectFits}{' '}
      <Link to="/profiel" search={{ bewerken: 'ja' }} hash="investeren">
        Kies je criteria
      </Link>
    </Notice>
  );
}
