import { useNavigate } from '@tanstack/react-router';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { SearchBox } from '../../../platform/web/kit/search-box.tsx';
import { SelectField } from '../../../platform/web/kit/select-field.tsx';
import { FilterText } from '../../../platform/web/lists/filter-text.tsx';
import { FoldedFilters } from '../../../platform/web/lists/folded-filters.tsx';
import { useTyped } from '../../../platform/web/lists/use-typed.ts';
import { sectors } from '../../profiles/policy.ts';
import { networkAddress, type NetworkSearch as Search } from '../view/search.ts';

const roleOptions = [
  { value: '', label: 'Alle rollen' },
  { value: 'entrepreneur', label: 'Ondernemer' },
  { value: 'talent', label: 'Talent' },
  { value: 'investor', label: 'Investeerder' },
];
const sectorOptions = [{ value: '', label: 'Alle sectoren' }, ...sectors.map((sector) => ({ value: sector, label: sector }))];
const workOptions = [
  { value: '', label: 'Iedereen' },
  { value: 'open', label: 'Alleen open to work' },
];
const orderOptions = [
  { value: '', label: 'Nieuwste of beste eerst' },
  { value: 'naam', label: 'Op naam' },
];

/** The search box and the filters; the page's address holds their values. */
export function NetworkSearch({ search }: { search: Search }) {
  const navigate = useNavigate();
  const [typed, type] = useTyped({ zoek: search.zoek ?? '', plaats: search.plaats ?? '' }, change);

  function change(part: Partial<Record<keyof Search, string>>) {
    void navigate({ to: '/netwerk', search: (before) => networkAddress.write(before, part), replace: true, resetScroll: false });
  }

  return (
    <FoldedFilters
      box={
        <SearchBox
          label="Zoek op naam, functie of bedrijf"
          placeholder="Naam, functie of bedrijf"
          value={typed.zoek}
          onChange={(zoek) => type({ zoek })}
        />
      }
      count={networkAddress.count(search)}
      clear={
        <ButtonLink to="/netwerk" search={networkAddress.clear(search)} replace resetScroll={false} size="small">
          Filters wissen
        </ButtonLink>
      }
    >
      <SelectField label="Rol" options={roleOptions} value={search.rol ?? ''} onChange={(event) => change({ rol: event.target.value })} />
      <SelectField
        label="Sector"
        options={sectorOptions}
        value={search.sector ?? ''}
        onChange={(event) => change({ sector: event.target.value })}
      />
      <FilterText label="Plaats" value={typed.plaats} maxLength={100} onType={(plaats) => type({ plaats })} />
      <SelectField
        label="Beschikbaar"
        options={workOptions}
        value={search.werk ?? ''}
        onChange={(event) => change({ werk: event.target.value })}
      />
      <SelectField
        label="Sorteren"
        options={orderOptions}
        value={search.sorteer ?? ''}
        onChange={(event) => change({ sorteer: event.target.value })}
      />
    </FoldedFilters>
  );
}
