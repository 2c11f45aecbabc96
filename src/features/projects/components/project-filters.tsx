import { useNavigate } from '@tanstack/react-router';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { Row, Stack } from '../../../platform/web/kit/layout.tsx';
import { SearchBox } from '../../../platform/web/kit/search-box.tsx';
import { SelectField } from '../../../platform/web/kit/select-field.tsx';
import { useTyped } from '../../../platform/web/lists/use-typed.ts';
import { categories, categoryLabels, type ProjectStatus, statusLabels } from '../policy.ts';
import { type ProjectsSearch, projectsAddress } from '../view/search.ts';
import style from './project-filters.module.css';

const categoryOptions = [
  { value: '', label: 'Alle' },
  ...categories.map((category) => ({ value: category, label: categoryLabels[category] })),
];
const statusOptions = (hasDrafts: boolean) => {
  const offered: ProjectStatus[] = hasDrafts ? ['active', 'completed', 'draft'] : ['active', 'completed'];
  return [{ value: '', label: 'Alle' }, ...offered.map((status) => ({ value: status, label: statusLabels[status] }))];
};
const sortOptions = [
  { value: '', label: 'Nieuwste eerst' },
  { value: 'eindigt', label: 'Eindigt binnenkort' },
];

type ProjectFiltersProps = {
  search: ProjectsSearch;
  /** Drafts are offered to the people who may have some. */
  hasDrafts: boolean;
};

/** The search box, the filters and the order of the overview; the page's address holds their values. */
export function ProjectFilters({ search, hasDrafts }: ProjectFiltersProps) {
  const navigate = useNavigate();
  const [typed, type] = useTyped({ zoek: search.zoek ?? '' }, change);

  function change(part: Partial<Record<keyof ProjectsSearch, string>>) {
    void navigate({ to: '/projecten', search: (before) => projectsAddress.write(before, part), replace: true, resetScroll: false });
  }

  return (
    <search data-print="hidden">
      <Stack gap={12}>
        <div className={style.fields}>
          <div className={style.box}>
            <SearchBox
              label="Zoek op titel, beschrijving, tag of ondernemer"
              placeholder="Zoek een project"
              value={typed.zoek}
              onChange={(zoek) => type({ zoek })}
            />
          </div>
          <SelectField
            label="Categorie"
            options={categoryOptions}
            value={search.categorie ?? ''}
            onChange={(event) => change({ categorie: event.target.value })}
          />
          <SelectField
            label="Status"
            options={statusOptions(hasDrafts)}
            value={search.status ?? ''}
            onChange={(event) => change({ status: event.target.value })}
          />
          <SelectField
            label="Volgorde"
            options={sortOptions}
            value={search.sorteer ?? ''}
            onChange={(event) => change({ sorteer: event.target.value })}
          />
        </div>
        {projectsAddress.count(search) > 0 && (
          <Row>
            <ButtonLink to="/projecten" search={projectsAddress.clear(search)} replace resetScroll={false} size="small">
              Filters wissen
            </ButtonLink>
          </Row>
        )}
      </Stack>
    </search>
  );
}
