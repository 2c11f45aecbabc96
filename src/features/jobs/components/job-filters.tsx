import { useNavigate } from '@tanstack/react-router';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { KeepFocus } from '../../../platform/web/kit/keep-focus.tsx';
import { Row } from '../../../platform/web/kit/layout.tsx';
import { SearchBox } from '../../../platform/web/kit/search-box.tsx';
import { SelectField } from '../../../platform/web/kit/select-field.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { FilterText } from '../../../platform/web/lists/filter-text.tsx';
import { useTyped } from '../../../platform/web/lists/use-typed.ts';
import { jobTypeLabels, jobTypes, limits } from '../policy.ts';
import { type JobsSearch, jobsAddress } from '../view/search.ts';
import style from './job-filters.module.css';

const filterOptions = [
  { value: '', label: 'Alle vacatures' },
  { value: 'project-roles', label: 'Projectrollen' },
  { value: 'regular-jobs', label: 'Gewone vacatures' },
  { value: 'remote', label: 'Remote' },
  { value: 'onsite', label: 'Op locatie' },
  ...jobTypes.map((type) => ({ value: type, label: jobTypeLabels[type] })),
];
const sortOptions = [
  { value: '', label: 'Nieuwste eerst' },
  { value: 'deadline', label: 'Deadline eerst' },
];

type JobFiltersProps = {
  search: JobsSearch;
  /** The title of the project by which the list is filtered, once it is known. */
  projectTitle: string | undefined;
};

/** The search box, the filters and the order of the list; the page's address holds their values. */
export function JobFilters({ search, projectTitle }: JobFiltersProps) {
  const navigate = useNavigate();
  const { zoek = '', plaats = '', loon = '' } = search;
  const [typed, type] = useTyped({ zoek, plaats, loon }, change);

  function change(part: Partial<Record<keyof JobsSearch, string>>) {
    void navigate({ to: '/banen', search: (before) => jobsAddress.write(before, part), replace: true, resetScroll: false });
  }

  return (
    <search data-print="hidden">
      <KeepFocus gap={12}>
        <div className={style.fields}>
          <div className={style.box}>
            <SearchBox
              label="Zoek op functie, bedrijf, tekst of vaardigheid"
              placeholder="Zoek een vacature"
              value={typed.zoek}
              onChange={(words) => type({ zoek: words })}
            />
          </div>
          <SelectField
            label="Soort"
            options={filterOptions}
            value={search.filter ?? ''}
            onChange={(event) => change({ filter: event.target.value })}
          />
          <FilterText
            label="Plaats"
            value={typed.plaats}
            maxLength={limits.location}
            autoComplete="off"
            onType={(plaats) => type({ plaats })}
          />
          <FilterText
            label={search.filter === 'freelance' ? 'Uurtarief vanaf (€)' : 'Jaarloon vanaf (€)'}
            value={typed.loon}
            inputMode="decimal"
            maxLength={12}
            autoComplete="off"
            onType={(loon) => type({ loon })}
          />
          <SelectField
            label="Volgorde"
            options={sortOptions}
            value={search.sorteer ?? ''}
            onChange={(event) => change({ sorteer: event.target.value })}
          />
        </div>
        {jobsAddress.count(search) > 0 && (
          <Row gap={12}>
            {search.project !== undefined && (
              <Text size="small" tone="muted">
                {projectTitle === undefined ? 'Alleen van één project' : `Alleen van “${projectTitle}”`}
              </Text>
            )}
            <ButtonLink to="/banen" search={jobsAddress.clear(search)} replace resetScroll={false} size="small">
              Filters wissen
            </ButtonLink>
          </Row>
        )}
      </KeepFocus>
    </search>
  );
}
