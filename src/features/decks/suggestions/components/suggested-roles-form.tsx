import { Form, SubmitButton } from '../../../../platform/web/forms/form.tsx';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { toast } from '../../../../platform/web/kit/toast.ts';
import { modelMark } from '../../model/texts.ts';
import type { SuggestedRoles } from '../contract.ts';
import { useAddRoles } from '../hooks.ts';
import { addLabel, checkDrafts, countOfRoles, startDrafts } from '../view/role-drafts.ts';
import { RoleDraftCard } from './role-draft-card.tsx';
import style from './suggested-roles.module.css';

type SuggestedRolesFormProps = { projectId: string; suggested: SuggestedRoles; onClose: () => void };

/** The suggestions as cards: which to add, and how each should read. */
export function SuggestedRolesForm({ projectId, suggested: { writer, suggestions }, onClose }: SuggestedRolesFormProps) {
  const { mutateAsync } = useAddRoles(projectId);
  const form = useForm({
    initial: { drafts: startDrafts(suggestions) },
    check: checkDrafts,
    save: mutateAsync,
    done(_project, { roles }) {
      toast({ kind: 'success', title: `${countOfRoles(roles.length)} toegevoegd` });
      onClose();
    },
    title: 'Rollen niet toegevoegd',
    noAnswer: 'Toevoegen lukte niet. Je keuze staat er nog: probeer het opnieuw.',
  });
  const { drafts } = form.values;
  return (
    <Form form={form} aria-label="Voorgestelde rollen">
      <Text size="small" tone="muted">
        {writer === 'model' ? modelMark : 'Automatisch opgesteld uit je plan'}. Over de vergoeding beslis jij.
      </Text>
      <ul className={style.roles}>
        {drafts.map((draft, place) => (
          <RoleDraftCard
            key={draft.role.id}
            draft={draft}
            place={place}
            problem={form.problems[`roles.${place}.roleName`]}
            onChange={(changed) => form.change({ drafts: drafts.with(place, changed) })}
          />
        ))}
      </ul>
      <Actions align="end">
        <Button onClick={onClose}>Annuleren</Button>
        <SubmitButton form={form} busy="Bezig met toevoegen...">
          {addLabel(drafts)}
        </SubmitButton>
      </Actions>
    </Form>
  );
}
