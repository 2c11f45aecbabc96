import { formatEuros } from '../../../platform/web/format/numbers.ts';
import { TagList } from '../../../platform/web/kit/tag-list.tsx';
import type { ProfileDetails } from '../contract.ts';
import style from './investment-criteria.module.css';

type Criteria = NonNullable<ProfileDetails['investment']>;

/** An investor's criteria. */
export function InvestmentCriteria({ criteria }: { criteria: Criteria }) {
  const range = rangeOf(criteria);
  return (
    <dl className={style.criteria}>
      {range !== '' && (
        <div>
          <dt>Bedrag</dt>
          <dd className={style.range}>{range}</dd>
        </div>
      )}
      {criteria.sectors.length > 0 && (
        <div>
          <dt>Sectoren</dt>
          <dd>
            <TagList items={criteria.sectors} />
          </dd>
        </div>
      )}
      {criteria.types.length > 0 && (
        <div>
          <dt>Vorm</dt>
          <dd>
            <TagList items={criteria.types} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function rangeOf({ min, max }: Criteria): string {
  if (min !== null && max !== null) return `Van ${formatEuros(min)} tot ${formatEuros(max)}`;
  if (min !== null) return `Vanaf ${formatEuros(min)}`;
  return max === null ? '' : `Tot ${formatEuros(max)}`;
}
