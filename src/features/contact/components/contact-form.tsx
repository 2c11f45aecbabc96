import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useRef, useState } from 'react';
import { useHydrated } from '../../../platform/web/browser/use-hydrated.ts';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useFocusOnError } from '../../../platform/web/forms/use-focus-on-error.ts';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { EmailField } from '../../../platform/web/kit/email-field.tsx';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { TextAreaField } from '../../../platform/web/kit/text-area-field.tsx';
import { TextField } from '../../../platform/web/kit/text-field.tsx';
import { toast } from '../../../platform/web/kit/toast.ts';
import { checkFields, type Problems, readFields, useKeptMessage } from '../hooks/kept-message.ts';
import { useSendContactMessage } from '../hooks/send-message.ts';
import { contactLimits } from '../policy.ts';
import style from './contact-form.module.css';

export type Sender = { firstName: string; lastName: string; email: string };

type ContactFormProps = { sender: Sender | null; officeMail: string; onSent(email: string): void };

const notSent = 'Versturen lukte niet. Je bericht staat er nog: probeer het opnieuw.';

export function ContactForm({ sender, officeMail, onSent }: ContactFormProps) {
  const send = useSendContactMessage();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const { keep, idFor } = useKeptMessage(form);
  const [problems, setProblems] = useState<Problems>({});
  /** Why sending failed, when no field is the reason. */
  const [refusal, setRefusal] = useState('');

  useFocusOnError(form, problems, send.isPending);

  function refuse(message: string, found: Problems) {
    setProblems(found);
    setRefusal(Object.keys(found).length > 0 ? '' : message);
    toast({ kind: 'error', title: 'Bericht niet verzonden', message });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = readFields(event.currentTarget);
    const homepage = String(new FormData(event.currentTarget).get('homepage') ?? '');
    const found = checkFields(fields);
    const [first, ...others] = Object.values(found);
    if (first !== undefined) {
      refuse(others.length === 0 ? first : 'Vul de velden met een melding nog in.', found);
      return;
    }
    setProblems({});
    setRefusal('');
    send.mutate(
      { id: idFor(fields), ...fields, homepage },
      {
        onSuccess: () => onSent(fields.email.trim()),
        onError(error) {
          const failure = readFailure(error);
          if (failure === null) refuse(notSent, {});
          else refuse(failure.message, failure.fields);
        },
      },
    );
  }

  return (
    <form ref={form} method="post" noValidate className={style.form} aria-labelledby="bericht" onSubmit={submit} onChange={keep}>
      <h2 id="bericht">Stuur een bericht</h2>
      <fieldset className={style.fields} disabled={send.isPending}>
        <div className={style.names}>
          <TextField
            label="Voornaam"
            name="firstName"
            autoComplete="given-name"
            maxLength={contactLimits.name}
            required
            defaultValue={sender?.firstName}
            error={problems.firstName}
          />
          <TextField
            label="Achternaam"
            name="lastName"
            autoComplete="family-name"
            maxLength={contactLimits.name}
            required
            defaultValue={sender?.lastName}
            error={problems.lastName}
          />
        </div>
        <EmailField
          label="E-mailadres"
          name="email"
          autoComplete="email"
          maxLength={contactLimits.email}
          required
          defaultValue={sender?.email}
          error={problems.email}
        />
        <TextField
          label="Onderwerp"
          name="subject"
          autoComplete="off"
          maxLength={contactLimits.subject}
          required
          error={problems.subject}
        />
        <TextAreaField label="Bericht" name="message" rows={7} maxLength={contactLimits.message} required error={problems.message} />
        {/* Programs fill in every field they find; people neither see this one nor come by it. */}
        <Hidden as="div" aria-hidden="true">
          <label>
            Laat dit veld leeg
            <input name="homepage" tabIndex={-1} autoComplete="off" />
          </label>
        </Hidden>
        {refusal !== '' && (
          <p className={style.refusal}>
            {refusal} Mailen kan ook: <a href={`mailto:${officeMail}`}>{officeMail}</a>.
          </p>
        )}
        <noscript>
          <p className={style.refusal}>
            Zonder JavaScript werkt dit formulier niet. Mail ons gerust: <a href={`mailto:${officeMail}`}>{officeMail}</a>.
          </p>
        </noscript>
        <div className={style.end}>
          <p className={style.small}>
            We gebruiken dit om je te antwoorden, zoals in onze <Link to="/privacy">privacyverklaring</Link> staat.
          </p>
          <Button type="submit" tone="primary" disabled={!isHydrated}>
            {send.isPending ? 'Bezig met versturen...' : 'Bericht versturen'}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
