import { useState } from 'react';
import { readFailure } from '../../../../platform/web/data/api-failure.ts';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Card } from '../../../../platform/web/kit/card.tsx';
import { ConfirmDialog } from '../../../../platform/web/kit/confirm-dialog.tsx';
import { KeepFocus } from '../../../../platform/web/kit/keep-focus.tsx';
import { Row, Stack } from '../../../../platform/web/kit/layout.tsx';
import { Notice } from '../../../../platform/web/kit/notice.tsx';
import { Page } from '../../../../platform/web/kit/page.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { readingsKeptMonths } from '../../reading/policy.ts';
import type { OwnReading } from '../contract.ts';
import { useEraseMailedReadings, useMailedReadings } from '../hooks.ts';
import { ReadingRow } from './reading-row.tsx';
import { ReadingsList } from './readings-list.tsx';
import { RequestForm } from './request-form.tsx';

/** For readers without an account: what was read at their mail address, once they came by the link that was mailed there. */
export function MailedReadingsScreen({ token }: { token: string | undefined }) {
  return (
    <Page width="reading">
      <Card gap={24}>
        <Stack gap={8}>
          <h1>De pitches die je las</h1>
          <Text>
            Wie een pitch met je deelt, ziet wanneer je leest en welke dia’s. Na {readingsKeptMonths} maanden wissen we dat; hier doe je het
            zelf, ook als de link niet meer werkt.
          </Text>
        </Stack>
        {token === undefined ? <RequestForm /> : <ReadingsAt token={token} />}
      </Card>
    </Page>
  );
}

function ReadingsAt({ token }: { token: string }) {
  const list = useMailedReadings(token);
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useEraseMailedReadings();
  const failure = readFailure(list.query.error);
  if (failure !== null) {
    return (
      <>
        <Notice tone="danger">
          <p role="alert">{failure.message}</p>
        </Notice>
        <RequestForm />
      </>
    );
  }
  const email = list.query.data?.pages[0]?.email;
  return (
    <KeepFocus>
      {email !== undefined && (
        <Row justify="between" gap={12}>
          <Text tone="muted" size="small">
            Gelezen als {email}
          </Text>
          {list.items.length > 1 && (
            <Button size="small" tone="quietDanger" disabled={isPending} onClick={() => setAsking(true)}>
              Alles wissen
            </Button>
          )}
        </Row>
      )}
      <ReadingsList list={list} empty={<Text>We bewaren niets van wat op dit adres gelezen is.</Text>}>
        {(reading) => <MailedRow reading={reading} token={token} />}
      </ReadingsList>
      {isAsking && (
        <ConfirmDialog
          title="Alles wissen wat je las?"
          confirmLabel="Alles wissen"
          onConfirm={() => mutate({ token })}
          onClose={() => setAsking(false)}
        >
          Wie een pitch met je deelde, ziet dan niet meer dat je die las.
        </ConfirmDialog>
      )}
    </KeepFocus>
  );
}

function MailedRow({ reading, token }: { reading: OwnReading; token: string }) {
  const { mutate, isPending } = useEraseMailedReadings();
  return <ReadingRow reading={reading} isErasing={isPending} onErase={() => mutate({ token, id: reading.id })} />;
}
