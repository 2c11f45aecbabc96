import { useRef } from 'react';
import { type Attempt, attemptFor } from '../../../../platform/attempt.ts';
import { Form, SubmitButton } from '../../../../platform/web/forms/form.tsx';
import { GuardedDialog } from '../../../../platform/web/forms/guarded-dialog.tsx';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { CheckField } from '../../../../platform/web/kit/check-field.tsx';
import { ChoiceGroup } from '../../../../platform/web/kit/choice-group.tsx';
import { EmailField } from '../../../../platform/web/kit/email-field.tsx';
import { SelectField } from '../../../../platform/web/kit/select-field.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import { PersonField } from '../../../profiles/components/person-field.tsx';
import { useFindConnections } from '../../../projects/members/hooks.ts';
import { noSuchConnection } from '../../../projects/texts.ts';
import { useCreateLink } from '../hooks.ts';
import { linkLimits } from '../policy.ts';
import { checkLink, dayOptions, emptyLink, type LinkInput } from '../view/new-link.ts';

type NewLinkDialogProps = { projectId: string; onMade: (url: string) => void; onClose: () => void };

/** Makes a link to the released deck: for whom, until when, and whether they may take files. */
export function NewLinkDialog({ projectId, onMade, onClose }: NewLinkDialogProps) {
  const attempt = useRef<Attempt>(null);
  const { mutateAsync } = useCreateLink(projectId);
  const form = useForm({
    initial: emptyLink,
    check: checkLink,
    save(input: LinkInput) {
      attempt.current = attemptFor(attempt.current, JSON.stringify(input));
      return mutateAsync({ id: projectId, linkId: attempt.current.id, ...input });
    },
    done({ url }) {
      onMade(url);
      onClose();
    },
    title: 'Link niet gemaakt',
  });
  const { values, change } = form;
  const isPerson = values.reader === 'person';
  return (
    <GuardedDialog title="Nieuwe link" isDirty={form.isDirtyNow} onClose={onClose}>
      {(leave) => (
        <Form form={form}>
          <TextField
            label="Naam"
            hint="Voor jou, om hem terug te vinden. Bijvoorbeeld “Fonds Noord”."
            maxLength={linkLimits.label}
            required
            {...form.field('label')}
          />
          <ChoiceGroup label="Voor wie?" isWide>
            <CheckField
              type="radio"
              name="reader"
              label="Een van je connecties"
              checked={isPerson}
              onChange={() => change({ reader: 'person' })}
            />
            <CheckField
              type="radio"
              name="reader"
              label="Een e-mailadres"
              checked={!isPerson}
              onChange={() => change({ reader: 'email' })}
            />
          </ChoiceGroup>
          {isPerson ? (
            <PersonField
              label="Connectie"
              placeholder="Zoek op naam"
              isRequired
              person={values.person}
              error={form.problem('personId')}
              nobody={noSuchConnection}
              useFound={useFindConnections}
              onChange={(person) => change({ person })}
            />
          ) : (
            <EmailField
              label="E-mailadres"
              hint="De lezer bevestigt dit adres met een code die we mailen."
              autoComplete="off"
              maxLength={254}
              required
              {...form.field('email')}
            />
          )}
          <SelectField label="Hoelang te lezen" options={dayOptions} {...form.field('days')} />
          <ChoiceGroup label="Mag meenemen als" isWide>
            <CheckField label="PDF" {...form.tick('allowsPdf')} />
            <CheckField label="PowerPoint" {...form.tick('allowsPptx')} />
          </ChoiceGroup>
          <Text tone="muted" size="small">
            Op elke dia staan de naam of het adres van je lezer en de datum, ook in bestanden.
          </Text>
          <Actions align="end" isPinned>
            <Button onClick={leave}>Annuleren</Button>
            <SubmitButton form={form}>Link maken</SubmitButton>
          </Actions>
        </Form>
      )}
    </GuardedDialog>
  );
}
