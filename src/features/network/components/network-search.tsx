import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { SearchBox } from '../../../platform/web/kit/search-box.tsx';
import { SelectField } from '../../../platform/web/kit/select-field.tsx';
import { TextField } from '../../../platform/web/kit/text-field.tsx';
import { sectors } from '../../profiles/policy.ts';
import { countFilters } from '../view/filters.ts';
import { readNetworkSearch, type NetworkSearch as Search } from '../view/search.ts';
import style from './network-search.module.css';

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

/** Long enough for the next letter, short enough not to be noticed. */
const typingMilliseconds = 250;

/** The search box and the filters; the page's address holds their values. */
export function NetworkSearch({ search }: { search: Search }) {
  const id = useId();
  const navigate = useNavigate();
  const filters = countFilters(search);
  const [isOpen, setOpen] = useState(filters > 0);
  const [typed, setTyped] = useState({ zoek: search.zoek ?? '', plaats: search.plaats ?? '' });
  const asked = useRef({ zoek: search.zoek ?? '', plaats: search.plaats ?? '' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Another address, by the back button or a link, is what the fields show.
  const { zoek = '', plaats = '' } = search;
  useEffect(() => {
    if (asked.current.zoek === zoek && asked.current.plaats === plaats) return;
    asked.current = { zoek, plaats };
    setTyped({ zoek, plaats });
  }, [zoek, plaats]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function change(part: Record<string, string>) {
    void navigate({
      to: '/netwerk',
      search: (before) => readNetworkSearch({ ...before, ...part }),
      replace: true,
      resetScroll: false,
    });
  }

  function type(part: Partial<typeof typed>) {
    const next = { ...typed, ...part };
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      asked.current = { zoek: next.zoek.trim(), plaats: next.plaats.trim() };
      change(asked.current);
    }, typingMilliseconds);
  }

  return (
    <search className={style.search}>
      <div className={style.row}>
        <SearchBox
          label="Zoek op naam, functie of bedrijf"
          placeholder="Zoek op naam"
          value={typed.zoek}
          onChange={(zoek) => type({ zoek })}
        />
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />
          Filters
          {filters > 0 && (
            <span className={style.count}>
              {filters}
              <Hidden> actief</Hidden>
            </span>
          )}
        </Button>
      </div>
      <div id={id} className={style.filters} hidden={!isOpen}>
        <SelectField label="Rol" options={roleOptions} value={search.rol ?? ''} onChange={(event) => change({ rol: event.target.value })} />
        <SelectField
          label="Sector"
          options={sectorOptions}
          value={search.sector ?? ''}
          onChange={(event) => change({ sector: event.target.value })}
        />
        <TextField label="Plaats" value={typed.plaats} maxLength={100} onChange={(event) => type({ plaats: event.target.value })} />
        <SelectField
          label="Beschikbaar"
          options={workOptions}
          value={search.werk ?? ''}
          onChange={(event) => change({ werk: event.target.value })}
        />
        {filters > 0 && (
          <div className={style.clear}>
            <ButtonLink to="/netwerk" search={{ tab: search.tab, zoek: search.zoek }} replace resetScroll={false} tone="quiet">
              Filters wissen
            </ButtonLink>
          </div>
        )}
      </div>
    </search>
  );
}
