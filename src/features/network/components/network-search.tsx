import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { CountBadge } from '../../../platform/web/kit/badge.tsx';
import { Button, ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { Card } from '../../../platform/web/kit/card.tsx';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { Grid, Row, Stack } from '../../../platform/web/kit/layout.tsx';
import { SearchBox } from '../../../platform/web/kit/search-box.tsx';
import { SelectField } from '../../../platform/web/kit/select-field.tsx';
import { TextField } from '../../../platform/web/kit/text-field.tsx';
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

/** The search box and the filters; the page's address holds their values. */
export function NetworkSearch({ search }: { search: Search }) {
  const id = useId();
  const navigate = useNavigate();
  const filters = networkAddress.count(search);
  const [isOpen, setOpen] = useState(filters > 0);
  const [typed, type] = useTyped({ zoek: search.zoek ?? '', plaats: search.plaats ?? '' }, change);

  function change(part: Partial<Record<keyof Search, string>>) {
    void navigate({ to: '/netwerk', search: (before) => networkAddress.write(before, part), replace: true, resetScroll: false });
  }

  return (
    <Stack as="search" gap={12}>
      <Row align="stretch" isFirstWide>
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
            <CountBadge>
              {filters}
              <Hidden> actief</Hidden>
            </CountBadge>
          )}
        </Button>
      </Row>
      <div id={id} hidden={!isOpen}>
        <Card gap={12}>
          <Grid columns={4}>
            <SelectField
              label="Rol"
              options={roleOptions}
              value={search.rol ?? ''}
              onChange={(event) => change({ rol: event.target.value })}
            />
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
          </Grid>
          {filters > 0 && (
            <Row>
              <ButtonLink to="/netwerk" search={networkAddress.clear(search)} replace resetScroll={false} size="small">
                Filters wissen
              </ButtonLink>
            </Row>
          )}
        </Card>
      </div>
    </Stack>
  );
}
