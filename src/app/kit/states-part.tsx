import { useState } from 'react';
import { Button, ButtonLink } from '../../platform/web/kit/buttons.tsx';
import { Card } from '../../platform/web/kit/card.tsx';
import { EmptyState } from '../../platform/web/kit/empty-state.tsx';
import { Announce } from '../../platform/web/kit/hidden.tsx';
import { Grid, Stack } from '../../platform/web/kit/layout.tsx';
import { LoadFailure } from '../../platform/web/kit/load-failure.tsx';
import { Notice } from '../../platform/web/kit/notice.tsx';
import { Loading, LoadingNote, Skeleton, SkeletonRows } from '../../platform/web/kit/skeleton.tsx';
import { toast } from '../../platform/web/kit/toast.ts';
import { Part, States } from './part.tsx';

export function StatesPart() {
  const [tries, setTries] = useState(0);
  const [isComing, setComing] = useState(false);
  const retry = () => setTries(tries + 1);
  return (
    <Part title="Onderweg, leeg en mislukt">
      <Loading label="Voorbeeld laden...">
        <Card>
          <SkeletonRows count={2} />
          <Skeleton lines={3} />
          <Skeleton lines={1} width={40} />
          <Skeleton block={44} width={50} />
        </Card>
      </Loading>
      <States name="LoadingNote">
        <Button onClick={() => setComing(!isComing)}>Iets laden</Button>
        {isComing && <LoadingNote>Iets laden...</LoadingNote>}
      </States>
      <Grid columns={2}>
        <EmptyState drawing="pot" title="Er wacht geen verzoek op je." text="Vraagt iemand om te verbinden, dan lees je het hier.">
          <ButtonLink to="/netwerk" preload={false}>
            Suggesties bekijken
          </ButtonLink>
        </EmptyState>
        <EmptyState drawing="sprout" title="Nog geen gesprekken" isSmall />
      </Grid>
      <Grid columns={3}>
        <LoadFailure onRetry={retry}>De lijst kon niet worden geladen.</LoadFailure>
        <LoadFailure size="line" onRetry={retry}>
          De reacties konden niet worden geladen.
        </LoadFailure>
        <LoadFailure size="centred" onRetry={retry}>
          Meer mensen konden niet worden geladen.
        </LoadFailure>
      </Grid>
      <Announce>{tries > 0 && `${tries} keer geprobeerd`}</Announce>
      <Stack gap={12}>
        <Notice>Je wachtwoord is gewijzigd.</Notice>
        <Notice tone="danger">
          Dit e-mailadres heeft al een account. <a href="#inhoud">Inloggen</a>
        </Notice>
      </Stack>
      <States name="toast()">
        <Button onClick={() => toast({ kind: 'success', title: 'Profiel bijgewerkt' })}>Gelukt</Button>
        <Button onClick={() => toast({ kind: 'error', title: 'Fout', message: 'Er is iets misgegaan. Probeer opnieuw.' })}>Mislukt</Button>
        <Button
          onClick={() =>
            toast({
              kind: 'success',
              title: 'Zoekopdracht bewaard',
              message: 'Met een weg ernaartoe.',
              link: { label: 'Naar de lijst', to: '.' },
            })
          }
        >
          Met een link
        </Button>
      </States>
    </Part>
  );
}
