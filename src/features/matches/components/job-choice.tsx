import { useNavigate } from '@tanstack/react-router';
import { SelectField } from '../../../platform/web/kit/select-field.tsx';
import { shownTitle } from '../../jobs/view/shown-title.ts';
import type { MatchSides } from '../contract.ts';
import { matchesAddress } from '../view/search.ts';

/** The jobs of a poster, of which one or all are shown. */
export function JobChoice({ jobs, chosen }: { jobs: MatchSides['jobs']; chosen: string | undefined }) {
  const navigate = useNavigate();
  const options = jobs.map(({ id, title, companyName, pending }) => ({
    value: id,
    label: `${shownTitle(title)} bij ${companyName}, ${pending} nieuw`,
  }));
  return (
    <SelectField
      label="Vacature"
      options={[{ value: '', label: 'Al je vacatures' }, ...options]}
      value={chosen ?? ''}
      onChange={(event) => {
        const vacature = event.currentTarget.value;
        void navigate({
          to: '/matches',
          search: (now) => matchesAddress.write(now, { kant: 'vacatures', vacature }),
          replace: true,
          resetScroll: false,
        });
      }}
    />
  );
}
