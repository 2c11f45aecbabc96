import { useState } from 'react';
import { formatLongDateTime } from '../../../../platform/web/format/dates.ts';
import { Button, ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { ConfirmDialog } from '../../../../platform/web/kit/confirm-dialog.tsx';
import { Row, Stack } from '../../../../platform/web/kit/layout.tsx';
import { Notice } from '../../../../platform/web/kit/notice.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { slideNames } from '../../policy/slides.ts';
import type { DeckSharing } from '../contract.ts';
import { useReleaseDeck } from '../hooks.ts';

type ReleasePartProps = { projectId: string; sharing: DeckSharing };

/** The version that readers see, and releasing the one of now. */
export function ReleasePart({ projectId, sharing: { release, isNewer, isListed, slides } }: ReleasePartProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useReleaseDeck(projectId);
  return (
    <Stack gap={12}>
      {!isListed && (
        <Notice>
          <p>Publiceer je project om je pitch te delen. Tot dan leest niemand ze, ook niet met een link.</p>
        </Notice>
      )}
      <Row justify="between" gap={12}>
        <Stack gap={0}>
          {release === null ? (
            <Text>Je hebt nog geen versie vrijgegeven. Niemand leest je pitch.</Text>
          ) : (
            <>
              <Text>
                Vrijgegeven op {formatLongDateTime(release.releasedAt)}, {release.slides === 1 ? '1 dia' : `${release.slides} dia’s`}.
              </Text>
              <Text tone="muted" size="small">
                {isNewer
                  ? 'Je pitch is sindsdien veranderd. Je lezers zien dat pas als je ze opnieuw vrijgeeft.'
                  : 'Dit is je pitch van nu.'}
              </Text>
            </>
          )}
        </Stack>
        <Row gap={12}>
          {release !== null && isListed && (
            <ButtonLink to="/projecten/$projectId/pitch" params={{ projectId }}>
              Bekijken als lezer
            </ButtonLink>
          )}
          {slides !== null && slides > 0 && (release === null || isNewer) && (
            <Button tone="primary" disabled={isPending} onClick={() => setAsking(true)}>
              {release === null ? 'Vrijgeven' : 'Nieuwe versie vrijgeven'}
            </Button>
          )}
        </Row>
      </Row>
      {isAsking && (
        <ConfirmDialog title="Deze versie vrijgeven?" confirmLabel="Vrijgeven" onConfirm={() => mutate()} onClose={() => setAsking(false)}>
          Je lezers zien {slides === slideNames.length ? `je ${slides} dia’s` : `${slides} van je ${slideNames.length} dia’s`} zoals ze nu
          zijn, met de cijfers van vandaag. Lege en verborgen dia’s, en zinnen die nog op je wachten, blijven weg.
        </ConfirmDialog>
      )}
    </Stack>
  );
}
