import { useState } from 'react';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { KeepFocus } from '../../../../platform/web/kit/keep-focus.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { LoadFailure } from '../../../../platform/web/kit/load-failure.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { SkeletonRows } from '../../../../platform/web/kit/skeleton.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { PagedList } from '../../../../platform/web/lists/paged-list.tsx';
import { admissionLimits } from '../../../projects/admissions/policy.ts';
import type { DeckSharing as Sharing } from '../contract.ts';
import { useLinks, useSharing } from '../hooks.ts';
import { AddressDialog } from './address-dialog.tsx';
import { AdmittedReadings } from './admitted-readings.tsx';
import { LinkRow } from './link-row.tsx';
import { NewLinkDialog } from './new-link-dialog.tsx';
import { ReleasePart } from './release-part.tsx';

/** For the owner of a deck: the version that readers see, the links to it, and what was read. */
export function DeckSharing({ projectId }: { projectId: string }) {
  const { data: sharing, isError, refetch } = useSharing(projectId);
  if (sharing === undefined) {
    return isError ? (
      <LoadFailure size="line" onRetry={() => void refetch()}>
        Hoe je je pitch deelt kon niet worden geladen.
      </LoadFailure>
    ) : (
      <SkeletonRows count={3} />
    );
  }
  if (sharing.slides === null && sharing.release === null) return null;
  return (
    <KeepFocus>
      <Section
        id="delen"
        title="Delen"
        intro="Wie je toelaat en wie een link van je krijgt, leest de versie die je vrijgeeft. Jij ziet wie ze opende en tot welke dia."
      >
        <ReleasePart projectId={projectId} sharing={sharing} />
      </Section>
      {sharing.release !== null && (
        <>
          <Links projectId={projectId} sharing={sharing} />
          <AdmittedReadings projectId={projectId} />
        </>
      )}
    </KeepFocus>
  );
}

function Links({ projectId, sharing: { isListed, admittedCount } }: { projectId: string; sharing: Sharing }) {
  const links = useLinks(projectId);
  const [isMaking, setMaking] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  return (
    <Section
      id="links"
      title="Links"
      intro={`Elke link is voor één lezer en telt mee bij wie je toelaat: ${admittedCount} van hoogstens ${admissionLimits.admitted} mensen.`}
    >
      {isListed && (
        <div>
          <Button tone="primary" onClick={() => setMaking(true)}>
            Nieuwe link
          </Button>
        </div>
      )}
      <PagedList
        list={links}
        label="Links naar je pitch"
        keyOf={({ id }) => id}
        layout="lines"
        size="line"
        words={{ more: 'Meer laden', moreFailed: 'Meer laden is niet gelukt.', failed: 'Je links konden niet worden geladen.' }}
        skeleton={<SkeletonRows count={2} />}
        empty={<Text tone="muted">Je hebt nog geen link gemaakt.</Text>}
      >
        {(link) => <LinkRow projectId={projectId} link={link} onAddress={setUrl} />}
      </PagedList>
      <Stack gap={0}>
        {isMaking && <NewLinkDialog projectId={projectId} onMade={setUrl} onClose={() => setMaking(false)} />}
        {!isMaking && url !== null && <AddressDialog url={url} onClose={() => setUrl(null)} />}
      </Stack>
    </Section>
  );
}
