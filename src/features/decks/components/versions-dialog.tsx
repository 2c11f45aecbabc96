import { useState } from 'react';
import { formatLongDateTime } from '../../../platform/web/format/dates.ts';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Dialog } from '../../../platform/web/kit/dialog.tsx';
import { Row } from '../../../platform/web/kit/layout.tsx';
import { LoadFailure } from '../../../platform/web/kit/load-failure.tsx';
import { SelectField } from '../../../platform/web/kit/select-field.tsx';
import { Loading, Skeleton } from '../../../platform/web/kit/skeleton.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import type { Deck } from '../contract.ts';
import { useRestoreVersion, useVersion, useVersions } from '../hooks.ts';
import { deckMarks } from '../texts.ts';
import { VersionChanges } from './version-changes.tsx';
import style from './versions-dialog.module.css';

type VersionsDialogProps = { projectId: string; deck: Deck; onClose: () => void };

/** Earlier versions of a deck: one of them beside the present one, with what differs, and the way to put it back. */
export function VersionsDialog({ projectId, deck, onClose }: VersionsDialogProps) {
  const { data, isError, refetch } = useVersions(projectId);
  const [chosen, setChosen] = useState<string | null>(null);
  const versions = data?.versions ?? [];
  const versionId = chosen ?? versions[0]?.id ?? null;
  const { data: version, isError: isBroken, refetch: readAgain } = useVersion(projectId, versionId);
  const { mutate, isPending } = useRestoreVersion(projectId);
  const title = 'Versies van je Pitch deck';
  if (data !== undefined && versionId === null) {
    return (
      <Dialog hasCloseButton title={title} onClose={onClose}>
        <p>Er zijn nog geen eerdere versies. Zodra je opnieuw genereert, blijft bewaard hoe je deck er daarvoor uitzag.</p>
      </Dialog>
    );
  }
  return (
    <Dialog size="large" title={title} onClose={onClose}>
      <div className={style.content}>
        {data === undefined && isError && <LoadFailure onRetry={() => void refetch()}>Kon de versies niet laden.</LoadFailure>}
        {versionId !== null && (
          <>
            <Row gap={12} align="end" justify="between">
              <SelectField
                label="Versie"
                value={versionId}
                options={versions.map(({ id, keptAt, writer }) => ({
                  value: id,
                  label: `${formatLongDateTime(keptAt)} (${writer === 'model' ? 'met AI' : deckMarks.rules.toLowerCase()})`,
                }))}
                onChange={(event) => setChosen(event.currentTarget.value)}
              />
              <Button
                tone="primary"
                disabled={isPending}
                onClick={() => mutate({ versionId, version: deck.version }, { onSuccess: onClose })}
              >
                Deze versie terugzetten
              </Button>
            </Row>
            <Text size="small" tone="muted">
              Bewaard op dat moment, met de cijfers van toen. Zet je ze terug, dan volgen automatische teksten weer je project, en wordt je
              deck van nu eerst als versie bewaard.
            </Text>
            {version === undefined && isBroken && <LoadFailure onRetry={() => void readAgain()}>Kon deze versie niet laden.</LoadFailure>}
          </>
        )}
        {(data === undefined ? !isError : version === undefined && !isBroken) && (
          <Loading label="Versies laden...">
            <Skeleton lines={6} />
          </Loading>
        )}
        {version !== undefined && <VersionChanges slides={version.slides} />}
      </div>
    </Dialog>
  );
}
