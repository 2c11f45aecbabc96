import { useNavigate } from '@tanstack/react-router';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { SearchBox } from '../../../platform/web/kit/search-box.tsx';
import { SelectField } from '../../../platform/web/kit/select-field.tsx';
import { FilterText } from '../../../platform/web/lists/filter-text.tsx';
import { FoldedFilters } from '../../../platform/web/lists/folded-filters.tsx';
import { useTyped } from '../../../platform/web/lists/use-typed.ts';
import { workTypeLabels, workTypes } from '../../profiles/policy.ts';
import { type TalentSearch, talentAddress } from '../view/search.ts';

const availabilityOptions = [
  { value: '', label: 'Beschikbaar' },
  { value: 'bezig', label: 'Bezig' },
  { value: 'alle', label: 'Beschikbaar of bezig' },
];
const workOptions = [{ value: '', label: 'Alle soorten' }, ...workTypes.map((type) => ({ value: type, label: workTypeLabels[type] }))];
const remoteOptions = [
  { value: '', label: 'Overal' },
  { value: 'ja', label: 'Remote mogelijk' },
];
const sortOptions = [
  { value: '', label: 'Nieuwste eerst' },
  { value: 'tarief', label: 'Laagste tarief eerst' },
  { value: 'ervaring', label: 'Meeste ervaring eerst' },
];

/** The search box, the filters and the order of the list; the page's address holds their values. */
export function TalentFilters({ search }: { search: TalentSearch }) {
  const navigate = useNavigate();
  const { zoek = '', plaats = '', taal = '', tarief = '', jaren = '' } = search;
  const [typed, type] = useTyped({ zoek, plaats, taal, tarief, jaren }, change);

  function change(part: Partial<Record<keyof TalentSearch, string>>) {
    void navigate({ to: '/talent', search: (before) => talentAddress.write(before, part), replace: true, resetScroll: false });
  }

  return (
    <FoldedFilters
      box={
        <SearchBox
          label="Zoek op naam, titel, vaardigheid of tekst"
          placeholder="Zoek talent"
          value={typed.zoek}
          onChange={(text) => type({ zoek: text })}
        />
      }
      count={talentAddress.count(search)}
      clear={
        <ButtonLink to="/talent" search={talentAddress.clear(search)} replace resetScroll={false} size="small">
          Filters wissen
        </ButtonLink>
      }
    >
      <SelectField
        label="Beschikbaarheid"
        options={availabilityOptions}
        value={search.beschikbaar ?? ''}
        onChange={(event) => change({ beschikbaar: event.target.value })}
      />
      <SelectField
        label="Soort werk"
        options={workOptions}
        value={search.werk ?? ''}
        onChange={(event) => change({ werk: event.target.value })}
      />
      <FilterText label="Plaats" value={typed.plaats} maxLength={100} onType={(plaats) => type({ plaats })} />
      <FilterText label="Taal" value={typed.taal} maxLength={60} onType={(taal) => type({ taal })} />
      <FilterText
        label="Uurtarief tot en met"
        hint="Wie een tarief voor iedereen toont."
        inputMode="decimal"
        value={typed.tarief}
        maxLength={9}
        onType={(tarief) => type({ tarief })}
      />
      <FilterText label="Jaren ervaring vanaf" inputMode="numeric" value={typed.jaren} maxLength={2} onType={(jaren) => type({ jaren })} />
      <SelectField
        label="Remote"
        options={remoteOptions}
        value={search.remote ?? ''}
        onChange={(event) => change({ remote: event.target.value })}
      />
      <SelectField
        label="Volgorde"
        options={sortOptions}
        value={search.sorteer ?? ''}
        onChange={(event) => change({ sorteer: event.target.value })}
      />
    </FoldedFilters>
  );
}
