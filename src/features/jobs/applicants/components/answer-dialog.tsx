import { type SubmitEvent, useId, useState } from 'react';
import { GuardedDialog } from '../../../../platform/web/forms/guarded-dialog.tsx';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { CheckField } from '../../../../platform/web/kit/check-field.tsx';
import { Grid, Stack } from '../../../../platform/web/kit/layout.tsx';
import { Notice } from '../../../../platform/web/kit/notice.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { TextAreaField } from '../../../../platform/web/kit/text-area-field.tsx';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import { nameOf } from '../../../profiles/texts.ts';
import { applicationLimits, type ChosenStatus, canMoveSilently } from '../../applications/policy.ts';
import type { Received } from '../contract.ts';
import { useAnswering } from '../hooks/answering.ts';
import { extraTimeSentence } from '../view/extra-time.ts';
import { moveLabel } from '../view/move-label.ts';

const sendLabels: Record<ChosenStatus, string> = {
  in_review: 'Bericht versturen',
  invited: 'Uitnodiging versturen',
  hired: 'Goed nieuws versturen',
  rejected: 'Antwoord versturen',
};

/** The pay has to be known before an interview for employment (Directive (EU) 2023/970, article 5). */
const whyPay =
  'Bij de vacature stond geen loon. Wie solliciteert, heeft recht op die informatie vóór het gesprek (Richtlijn (EU) 2023/970, artikel 5). Vul het minimum of het maximum in, liefst allebei.';

type Moving = { applications: readonly Received[]; to: ChosenStatus };

type AnswerDialogProps = Moving & {
  jobTitle: string;
  /** `plans` when the poster wants to plan a meeting with the only applicant. */
  onMoved: (to: ChosenStatus, plans: boolean) => void;
  onClose: () => void;
};

/** Shows each text before it goes, to one applicant or to several. */
export function AnswerDialog({ applications, to, jobTitle, onMoved, onClose }: AnswerDialogProps) {
  const id = useId();
  const isAlone = applications.length === 1;
  const [plans, setPlans] = useState(isAlone && to === 'invited');
  const answering = useAnswering({ jobTitle, applications, to, onMoved: (moved) => onMoved(moved, plans), onClose });
  const { left, open, isBusy, isDirty, asksPay, pay, setPay, problem, texts, write, send, close } = answering;
  const maySort = open.length > 0 && open.every(({ status }) => canMoveSilently(status, to));
  const extraTime = to === 'in_review' ? extraTimeSentence(open) : '';

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(true);
  }

  return (
    <GuardedDialog size="wide" title={moveLabel(applications, to)} isDirty={isDirty} hasCloseButton onClose={close}>
      {(leave) => (
        <>
          <form id={id} method="post" noValidate onSubmit={submit}>
            <Stack gap={16}>
              <Text tone="muted">{readersSentence(open)}</Text>
              {asksPay && (
                <Stack gap={8}>
                  <Notice>
                    <p>{whyPay}</p>
                  </Notice>
                  <Grid gap={16} columns={2} align="start">
                    <TextField
                      label="Minimum, in euro per jaar"
                      name="payMin"
                      inputMode="numeric"
                      autoComplete="off"
                      maxLength={20}
                      error={problem || undefined}
                      value={pay.min}
                      onChange={({ currentTarget }) => setPay({ ...pay, min: currentTarget.value })}
                    />
                    <TextField
                      label="Maximum, in euro per jaar"
                      name="payMax"
                      inputMode="numeric"
                      autoComplete="off"
                      maxLength={20}
                      value={pay.max}
                      onChange={({ currentTarget }) => setPay({ ...pay, max: currentTarget.value })}
                    />
                  </Grid>
                </Stack>
              )}
              {left.map(({ application, problem: whyLeft, isOpen }) => (
                <TextAreaField
                  key={application.id}
                  label={`Bericht aan ${applicantIn(application)}`}
                  rows={isAlone ? 7 : 5}
                  maxLength={applicationLimits.message}
                  readOnly={isBusy || !isOpen}
                  error={whyLeft || undefined}
                  value={texts[application.id] ?? ''}
                  onChange={({ currentTarget }) => write(application.id, currentTarget.value)}
                />
              ))}
              {isAlone && to === 'invited' && (
                <CheckField
                  label="Plan meteen een gesprek in de agenda"
                  checked={plans}
                  onChange={({ currentTarget }) => setPlans(currentTarget.checked)}
                />
              )}
              {extraTime !== '' && (
                <Text tone="muted" size="small">
                  {extraTime}
                </Text>
              )}
            </Stack>
          </form>
          <Actions align="end" isPinned>
            {maySort && (
              <Button disabled={isBusy} onClick={() => void send(false)}>
                Alleen verplaatsen
              </Button>
            )}
            {open.length === 0 ? (
              <Button onClick={leave}>Sluiten</Button>
            ) : (
              <Button type="submit" form={id} tone="primary" aria-disabled={isBusy}>
                {isBusy ? 'Bezig...' : sendLabels[to]}
              </Button>
            )}
          </Actions>
        </>
      )}
    </GuardedDialog>
  );
}

function readersSentence(applications: readonly Received[]): string {
  const [first] = applications;
  if (first === undefined) return 'Wat hier nog staat, kun je niet meer versturen. Kopieer wat je wilt bewaren.';
  const readers =
    applications.length === 1
      ? `Dit bericht gaat naar ${applicantIn(first)}.`
      : `Elk van deze ${applications.length} mensen krijgt een eigen bericht.`;
  return `${readers} Pas het gerust aan.`;
}

function applicantIn({ person }: Received): string {
  return person === null ? '' : nameOf(person);
}
