import { Link } from '@tanstack/react-router';
import { formatDate } from '../../../../platform/web/format/formats.ts';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { KeepFocus } from '../../../../platform/web/kit/keep-focus.tsx';
import { Row, Stack } from '../../../../platform/web/kit/layout.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { SkeletonRows } from '../../../../platform/web/kit/skeleton.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { PagedList } from '../../../../platform/web/lists/paged-list.tsx';
import type { OwnReading } from '../contract.ts';
import { useEraseReading, useOwnReadings } from '../hooks.ts';
import { readingsKeptMonths } from '../policy.ts';
import { reachedWords } from '../texts.ts';

/** A section of the settings: the decks that the viewer read, as their owners see it. */
export function ReadingsSection() {
  return (
    <Section
      id="gelezen-pitches"
      title="Gelezen pitches"
      intro={`Wie een pitch met je deelt, ziet wanneer je leest en welke dia’s. Na ${readingsKeptMonths} maanden wissen we dat; hier doe je het zelf.`}
    >
      <KeepFocus>
        <PagedList
          list={useOwnReadings()}
          label="Gelezen pitches"
          keyOf={({ id }) => id}
          layout="lines"
          size="line"
          words={{ more: 'Meer laden', moreFailed: 'Meer laden is niet gelukt.', failed: 'Wat je las kon niet worden geladen.' }}
          skeleton={<SkeletonRows count={2} />}
          empty={<Text tone="muted">Je las nog geen gedeelde pitch.</Text>}
        >
          {(reading) => <ReadingRow reading={reading} />}
        </PagedList>
      </KeepFocus>
    </Section>
  );
}

function ReadingRow({ reading: { id, projectId, title, ownerName, openedAt, ...slides } }: { reading: OwnReading }) {
  const { mutate, isPending } = useEraseReading();
  return (
    <Row gap={12} isFirstWide>
      <Stack gap={0}>
        <Link to="/projecten/$projectId" params={{ projectId }}>
          {title}
        </Link>
        <Text tone="muted" size="small">
          Van {ownerName}, op {formatDate(openedAt)}, {reachedWords(slides)}
        </Text>
      </Stack>
      <Button
        size="small"
        tone="quietDanger"
        disabled={isPending}
        aria-label={`Wissen: ${title}, ${formatDate(openedAt)}`}
        onClick={() => mutate({ id })}
      >
        Wissen
      </Button>
    </Row>
  );
}
