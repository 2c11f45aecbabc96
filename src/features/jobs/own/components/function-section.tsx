import { useId } from 'react';
import { CheckField } from '../../../../platform/web/kit/check-field.tsx';
import { ChoiceGroup } from '../../../../platform/web/kit/choice-group.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { SelectField } from '../../../../platform/web/kit/select-field.tsx';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import { jobTypeLabels, jobTypes, limits } from '../../policy.ts';
import type { OwnRole } from '../contract.ts';
import type { JobForm } from '../hooks/job-form.ts';
import { withRole } from '../view/draft.ts';

const types = jobTypes.map((type) => ({ value: type, label: jobTypeLabels[type] }));

/** The kind of work, and whether it is there for sure. */
export function FunctionSection({ form, roles }: { form: JobForm; roles: readonly OwnRole[] }) {
  const { values } = form;
  const footing = useId();

  function chooseRole(id: string) {
    const role = roles.find((each) => each.id === id);
    form.change(role === undefined ? { projectRoleId: '' } : (now) => withRole(now, role));
  }

  return (
    <Section id="functie" title="Functie">
      <TextField
        label="Functietitel"
        hint="We zetten er zelf “(m/v/x)” achter."
        maxLength={limits.title}
        autoComplete="off"
        required
        {...form.field('title')}
      />
      <SelectField
        label="Soort werk"
        options={types}
        value={values.type}
        onChange={(event) => form.change({ type: jobTypes.find((type) => type === event.currentTarget.value) ?? 'full-time' })}
      />
      {(roles.length > 0 || values.projectRoleId !== '') && (
        <SelectField
          label="Rol in een van je projecten"
          hint="Wat nog leeg is, vullen we in met wat er bij de rol staat."
          options={roleOptions(roles, values.projectRoleId)}
          value={values.projectRoleId}
          error={form.problem('projectRoleId')}
          onChange={(event) => chooseRole(event.currentTarget.value)}
        />
      )}
      <ChoiceGroup label="Is er nu werk?" {...errorOf(form.problem('footing'))}>
        <CheckField
          type="radio"
          name={footing}
          label="Dit is een bestaande vacature"
          checked={values.footing === 'existing'}
          aria-invalid={form.problem('footing') !== undefined}
          onChange={() => form.change({ footing: 'existing' })}
        />
        <CheckField
          type="radio"
          name={footing}
          label="Onder voorbehoud van financiering"
          hint="Dit staat dan duidelijk bij de vacature."
          checked={values.footing === 'subject-to-funding'}
          onChange={() => form.change({ footing: 'subject-to-funding' })}
        />
      </ChoiceGroup>
    </Section>
  );
}

const errorOf = (error: string | undefined) => (error === undefined ? {} : { error });

/** A role whose project isn't active any more stays chosen until another is. */
function roleOptions(roles: readonly OwnRole[], chosen: string) {
  const isKnown = chosen === '' || roles.some(({ id }) => id === chosen);
  return [
    { value: '', label: 'Geen' },
    ...roles.map(({ id, roleName, projectTitle }) => ({ value: id, label: `${roleName} (${projectTitle})` })),
    ...(isKnown ? [] : [{ value: chosen, label: 'De rol van nu' }]),
  ];
}
