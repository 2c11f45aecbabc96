import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { type Attempt, attemptFor } from '../../../platform/attempt.ts';
import { Form, SubmitButton } from '../../../platform/web/forms/form.tsx';
import { useForm } from '../../../platform/web/forms/use-form.ts';
import { Card } from '../../../platform/web/kit/card.tsx';
import { EmailField } from '../../../platform/web/kit/email-field.tsx';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { Grid } from '../../../platform/web/kit/layout.tsx';
import { Notice } from '../../../platform/web/kit/notice.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { TextAreaField } from '../../../platform/web/kit/text-area-field.tsx';
import { TextField } from '../../../platform/web/kit/text-field.tsx';
import { useSendContactMessage } from '../hooks/send-message.ts';
import { contactLimits } from '../policy.ts';
import { type ContactDraft, checkMessage, isEmpty, keptMessage } from '../view/message.ts';
import style from './contact-form.module.css';

export type Sender = { id: string; firstName: string; lastName: string; email: string };

type ContactFormProps = { sender: Sender | null; subject: string | undefined; officeMail: string; onSent(email: string): void };

export function ContactForm({ sender, subject = '', officeMail, onSent }: ContactFormProps) {
  const form = useContactForm({ sender, subject: subject.slice(0, contactLimits.subject), onSent });
  const mail = <a href={`mailto:${officeMail}`}>{officeMail}</a>;

  return (
    <Card>
      <h2 id="bericht">Stuur een bericht</h2>
      <Form form={form} aria-labelledby="bericht">
        <Grid gap={16} columns={2} align="start">
          <TextField label="Voornaam" autoComplete="given-name" maxLength={contactLimits.name} required {...form.field('firstName')} />
          <TextField label="Achternaam" autoComplete="family-name" maxLength={contactLimits.name} required {...form.field('lastName')} />
        </Grid>
        <EmailField label="E-mailadres" autoComplete="email" maxLength={contactLimits.email} required {...form.field('email')} />
        <TextField label="Onderwerp" autoComplete="off" maxLength={contactLimits.subject} required {...form.field('subject')} />
        <div className={style.message}>
          <TextAreaField label="Bericht" rows={7} maxLength={contactLimits.message} required {...form.field('message')} />
        </div>
        {/* A honeypot: bots fill in every field, people neither see nor focus this one. */}
        <Hidden as="div" aria-hidden="true">
          <label>
            Laat dit veld leeg
            <input name="homepage" tabIndex={-1} autoComplete="off" />
          </label>
        </Hidden>
        {form.refusal !== '' && (
          <Notice tone="danger">
            <p>
              {form.refusal} Mailen kan ook: {mail}.
            </p>
          </Notice>
        )}
        <noscript>
          <Notice tone="danger">
            <p>Zonder JavaScript werkt dit formulier niet. Mail ons gerust: {mail}.</p>
          </Notice>
        </noscript>
        <div className={style.end}>
          <Text tone="muted" size="small">
            We gebruiken dit om je te antwoorden, zoals in onze <Link to="/privacy">privacyverklaring</Link> staat.
          </Text>
          <SubmitButton form={form} busy="Bezig met versturen...">
            Bericht versturen
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

function useContactForm({ sender, subject, onSent }: Pick<ContactFormProps, 'sender' | 'onSent'> & { subject: string }) {
  const send = useSendContactMessage();
  const attempt = useRef<Attempt>(null);
  const place = sender === null ? [] : [sender.id];
  const { firstName = '', lastName = '', email = '' } = sender ?? {};
  const initial: ContactDraft = { firstName, lastName, email, subject, message: '', homepage: '' };
  return useForm({
    initial,
    check: checkMessage,
    save({ homepage, ...fields }: ContactDraft) {
      attempt.current = attemptFor(attempt.current, JSON.stringify(fields));
      keptMessage.write({ fields, attempt: attempt.current }, ...place);
      return send.mutateAsync({ id: attempt.current.id, ...fields, homepage });
    },
    done: (_result, sent) => onSent(sent.email.trim()),
    title: 'Bericht niet verzonden',
    noAnswer: 'Versturen lukte niet. Je bericht staat er nog: probeer het opnieuw.',
    kept: {
      read() {
        const kept = keptMessage.read(...place);
        attempt.current = kept?.attempt ?? null;
        return kept && { ...kept.fields, subject: kept.fields.subject.trim() === '' ? subject : kept.fields.subject };
      },
      write(values) {
        const isNothing = values === null || isEmpty(values);
        keptMessage.write(isNothing ? null : { fields: withoutHomepage(values), attempt: attempt.current }, ...place);
      },
    },
  });
}

function withoutHomepage({ homepage: _filledByPrograms, ...fields }: ContactDraft) {
  return fields;
}
