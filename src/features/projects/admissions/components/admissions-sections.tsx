import { useState } from 'react';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { KeepFocus } from '../../../../platform/web/kit/keep-focus.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { SkeletonRows } from '../../../../platform/web/kit/skeleton.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { PagedList } from '../../../../platform/web/lists/paged-list.tsx';
import { PersonField } from '../../../profiles/components/person-field.tsx';
import type { PersonSummary } from '../../../profiles/contract.ts';
import { nameOf } from '../../../profiles/texts.ts';
import { useFindConnections } from '../../members/hooks.ts';
import { noSuchConnection } from '../../texts.ts';
import { useAdmissions, useAdmitPerson } from '../hooks.ts';
import { admissionLimits } from '../policy.ts';
import { AdmittedRow } from './admitted-row.tsx';
import { RequestRow } from './request-row.tsx';

const words = { more: 'Meer laden', moreFailed: 'Meer laden is niet gelukt.' };

/** For the owner: requests for access, and the admitted people. */
export function AdmissionsSections({ projectId, isListed }: { projectId: string; isListed: boolean }) {
  const asked = useAdmissions(projectId, 'asked');
  const admitted = useAdmissions(projectId, 'admitted');
  const count = admitted.query.data?.pages[0]?.admittedCount ?? 0;
  return (
    <>
      <Section id="verzoeken" title="Verzoeken om toegang">
        <KeepFocus>
          <PagedList
            list={asked}
            label="Verzoeken om toegang"
            keyOf={({ person }) => person.id}
            layout="lines"
            size="line"
            words={{ ...words, failed: 'De verzoeken konden niet worden geladen.' }}
            skeleton={<SkeletonRows count={2} />}
            empty={<Text tone="muted">Er wacht geen verzoek op je.</Text>}
          >
            {(request) => <RequestRow projectId={projectId} request={request} />}
          </PagedList>
        </KeepFocus>
      </Section>
      <Section
        id="toegelaten"
        title="Toegelaten"
        intro={`Zij lezen je vrijgegeven pitch, het equity-voorstel en wie welk deel bezit. Samen met wie een link van je heeft: ${count} van hoogstens ${admissionLimits.admitted} mensen.`}
      >
        {isListed && <AdmitConnection projectId={projectId} />}
        <KeepFocus>
          <PagedList
            list={admitted}
            label="Toegelaten mensen"
            keyOf={({ person }) => person.id}
            layout="lines"
            size="line"
            words={{ ...words, failed: 'De toegelaten mensen konden niet worden geladen.' }}
            skeleton={<SkeletonRows count={2} />}
            empty={<Text tone="muted">Je hebt nog niemand toegelaten.</Text>}
          >
            {(admission) => <AdmittedRow projectId={projectId} admission={admission} />}
          </PagedList>
        </KeepFocus>
      </Section>
    </>
  );
}

function AdmitConnection({ projectId }: { projectId: string }) {
  const [person, setPerson] = useState<PersonSummary | null>(null);
  const { mutate, isPending } = useAdmitPerson(projectId);

  function admit(chosen: PersonSummary) {
    mutate({ personId: chosen.id, name: nameOf(chosen) }, { onSuccess: () => setPerson(null) });
  }

  return (
    <Stack gap={12}>
      <PersonField
        label="Een connectie toelaten"
        placeholder="Zoek op naam"
        person={person}
        nobody={noSuchConnection}
        useFound={useFindConnections}
        onChange={setPerson}
      />
      {person !== null && (
        <Actions>
          <Button tone="primary" disabled={isPending} onClick={() => admit(person)}>
            Toelaten
          </Button>
        </Actions>
      )}
    </Stack>
  );
}
