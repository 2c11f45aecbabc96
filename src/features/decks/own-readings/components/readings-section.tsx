import { KeepFocus } from '../../../../platform/web/kit/keep-focus.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { readingsKeptMonths } from '../../reading/policy.ts';
import type { OwnReading } from '../contract.ts';
import { useEraseReading, useOwnReadings } from '../hooks.ts';
import { ReadingRow } from './reading-row.tsx';
import { ReadingsList } from './readings-list.tsx';

/** A section of the settings: the decks that the viewer read, as their owners see it. */
export function ReadingsSection() {
  return (
    <Section
      id="gelezen-pitches"
      title="Gelezen pitches"
      intro={`Wie een pitch met je deelt, ziet wanneer je leest en welke dia’s. Na ${readingsKeptMonths} maanden wissen we dat; hier doe je het zelf.`}
    >
      <KeepFocus>
        <ReadingsList list={useOwnReadings()} empty={<Text tone="muted">Je las nog geen gedeelde pitch.</Text>}>
          {(reading) => <OwnRow reading={reading} />}
        </ReadingsList>
      </KeepFocus>
    </Section>
  );
}

function OwnRow({ reading }: { reading: OwnReading }) {
  const { mutate, isPending } = useEraseReading();
  return <ReadingRow reading={reading} isErasing={isPending} onErase={() => mutate({ id: reading.id })} />;
}
