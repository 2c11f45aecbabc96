import { useState } from 'react';
import { Card } from '../../platform/web/kit/card.tsx';
import { CheckField } from '../../platform/web/kit/check-field.tsx';
import { EmailField } from '../../platform/web/kit/email-field.tsx';
import { Grid } from '../../platform/web/kit/layout.tsx';
import { MonthField } from '../../platform/web/kit/month-field.tsx';
import { PasswordField } from '../../platform/web/kit/password-field.tsx';
import { SearchBox } from '../../platform/web/kit/search-box.tsx';
import { SelectField } from '../../platform/web/kit/select-field.tsx';
import { SwitchField } from '../../platform/web/kit/switch-field.tsx';
import { TextAreaField } from '../../platform/web/kit/text-area-field.tsx';
import { TextField } from '../../platform/web/kit/text-field.tsx';
import { TimeField } from '../../platform/web/kit/time-field.tsx';
import { Part } from './part.tsx';

const types = [
  { value: 'in-person', label: 'Op locatie' },
  { value: 'video', label: 'Videogesprek' },
];

export function FieldsPart() {
  const [isOn, setOn] = useState(true);
  const [search, setSearch] = useState('');
  const [time, setTime] = useState('09:30');
  const [month, setMonth] = useState<string | null>('2024-03');
  return (
    <Part title="Velden">
      <Grid columns={3} gap={16}>
        <Card>
          <TextField label="TextField" hint="Hulp staat onder het veld." placeholder="Placeholder" />
          <TextField label="TextField met een fout" defaultValue="Zo niet" error="Vul een titel in." />
          <TextField label="TextField, uit" defaultValue="Niet te veranderen" disabled />
        </Card>
        <Card>
          <EmailField label="EmailField" autoComplete="off" />
          <PasswordField label="PasswordField" autoComplete="off" defaultValue="geheim" />
          <SelectField label="SelectField" options={types} />
          <TimeField label="TimeField" name="time" value={time} onChange={setTime} />
          <MonthField label="MonthField" value={month} onChange={setMonth} />
        </Card>
        <Card>
          <TextAreaField label="TextAreaField" hint="Groeit mee met de tekst." />
          <SearchBox label="Zoek in voorbeelden" placeholder="SearchBox" value={search} onChange={setSearch} />
          <TextAreaField label="TextAreaField met een fout" rows={2} error="Schrijf iets." />
        </Card>
        <Card gap={8}>
          <CheckField label="CheckField" hint="De hele regel kan worden ingedrukt." />
          <CheckField label="CheckField, aan" defaultChecked />
          <CheckField label="CheckField, uit" disabled />
          <CheckField type="radio" name="kit" label="CheckField type radio" />
          <CheckField type="radio" name="kit" label="CheckField type radio, gekozen" defaultChecked />
        </Card>
        <Card gap={8}>
          <SwitchField label="SwitchField" hint="Wordt meteen bewaard." isOn={isOn} isSaving={false} onChoose={setOn} />
          <SwitchField label="SwitchField, uit" hint="Nog niet gekozen." isOn={false} isSaving={false} onChoose={() => {}} />
          <SwitchField label="SwitchField, bezig" hint="Wordt bewaard." isOn isSaving onChoose={() => {}} />
        </Card>
      </Grid>
    </Part>
  );
}
