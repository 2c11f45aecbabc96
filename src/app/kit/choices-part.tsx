import { useState } from 'react';
import { formatEuros, formatNumber } from '../../platform/web/format/numbers.ts';
import { Card } from '../../platform/web/kit/card.tsx';
import { ColourField } from '../../platform/web/kit/colour-field.tsx';
import { Combobox } from '../../platform/web/kit/combobox.tsx';
import { DateField } from '../../platform/web/kit/date-field.tsx';
import { Grid } from '../../platform/web/kit/layout.tsx';
import { RangeSlider, Slider } from '../../platform/web/kit/slider.tsx';
import { SuggestedTagField } from '../../platform/web/kit/suggested-tag-field.tsx';
import { SuggestedTextField } from '../../platform/web/kit/suggested-text-field.tsx';
import { TagField } from '../../platform/web/kit/tag-field.tsx';
import { Part } from './part.tsx';

/** A fixed day in the middle of a month, so that the page always looks the same. */
const today = '2026-12-16';

type City = { id: string; name: string };
const cities: City[] = ['Amsterdam', 'Antwerpen', 'Brugge', 'Brussel', 'Gent', 'Groningen'].map((name) => ({ id: name, name }));
const subjects = [
  { text: 'Circulair bouwen' },
  { text: 'Duurzaamheid' },
  { text: 'Energie' },
  { text: 'Houtbouw' },
  { text: 'Insulation', mark: 'Engels' },
  { text: 'Isolatie' },
];
const subjectsFor = (typed: string) => subjects.filter(({ text }) => text.toLowerCase().includes(typed.trim().toLowerCase()));

export function ChoicesPart() {
  return (
    <Part title="Velden waarin je kiest">
      <Grid columns={3} gap={16}>
        <Card>
          <Days />
        </Card>
        <Card>
          <Cities />
        </Card>
        <Card>
          <Words />
        </Card>
        <Card>
          <Scales />
        </Card>
      </Grid>
    </Part>
  );
}

function Days() {
  const [day, setDay] = useState('');
  const [planned, setPlanned] = useState('2026-12-24');
  return (
    <>
      <DateField label="DateField" placeholder="Selecteer datum" today={today} value={day} onChange={setDay} />
      <DateField label="DateField, gekozen" placeholder="Selecteer datum" today={today} value={planned} onChange={setPlanned} />
      <DateField
        label="DateField met een fout"
        placeholder="Selecteer datum"
        today={today}
        value=""
        error="Kies een datum."
        onChange={() => {}}
      />
    </>
  );
}

function Cities() {
  const [typed, setTyped] = useState('');
  const [city, setCity] = useState<City | null>(null);
  const [kept, setKept] = useState<City | null>({ id: 'Gent', name: 'Gent' });
  const found = cities.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()));
  const common = { listLabel: 'Steden', placeholder: 'Zoek een stad', textOf: ({ name }: City) => name };
  return (
    <>
      <Combobox
        {...common}
        label="Combobox"
        hint="Zoekt in zes steden."
        typed={typed}
        chosen={city}
        suggestions={found}
        note={found.length === 0 ? 'Geen stad gevonden.' : `${found.length} steden gevonden`}
        onType={setTyped}
        onChoose={setCity}
      />
      <Combobox
        {...common}
        label="Combobox, gekozen"
        typed=""
        chosen={kept}
        suggestions={[]}
        note="Geen stad gevonden."
        onType={() => {}}
        onChoose={setKept}
      />
      <Combobox
        {...common}
        label="Combobox met een fout"
        typed=""
        chosen={null}
        suggestions={[]}
        note=""
        error="Kies een stad."
        onType={() => {}}
        onChoose={() => {}}
      />
    </>
  );
}

function Words() {
  const [skills, setSkills] = useState(['Hout', 'Een vaardigheid met een lange naam']);
  const [skill, setSkill] = useState('');
  const [chosen, setChosen] = useState(['Energie']);
  const [subject, setSubject] = useState('');
  const [line, setLine] = useState('');
  return (
    <>
      <TagField
        label="TagField"
        listLabel="Vaardigheden"
        tags={skills}
        text={skill}
        most={4}
        maxLength={60}
        onType={setSkill}
        onChange={setSkills}
      />
      <SuggestedTagField
        label="SuggestedTagField"
        listLabel="Onderwerpen"
        suggestions={subjectsFor(subject)}
        tags={chosen}
        text={subject}
        most={4}
        maxLength={60}
        onType={setSubject}
        onChange={setChosen}
      />
      <SuggestedTextField label="SuggestedTextField" suggestions={subjectsFor(line)} maxLength={60} value={line} onChange={setLine} />
    </>
  );
}

function Scales() {
  const [colour, setColour] = useState('#1f7a4d');
  const [amount, setAmount] = useState(10_000);
  const [[low, high], setYears] = useState<[number, number]>([2, 8]);
  return (
    <>
      <Slider
        label="Slider"
        hint="Met de pijlen in stappen van € 1.000."
        min={1_000}
        max={1_000_000}
        step={1_000}
        format={formatEuros}
        value={amount}
        onChange={setAmount}
      />
      <Slider
        label="Slider die je ook typt"
        typedAs="Bedrag in euro"
        min={1_000}
        max={1_000_000}
        step={1_000}
        format={formatEuros}
        value={amount}
        onChange={setAmount}
      />
      <ColourField label="ColourField" hint="Kiest in het venster van de browser." value={colour} onChoose={setColour} />
      <RangeSlider
        label="RangeSlider"
        min={0}
        max={20}
        step={1}
        format={(years) => `${formatNumber(years)} jaar`}
        value={[low, high]}
        onChange={setYears}
      />
    </>
  );
}
