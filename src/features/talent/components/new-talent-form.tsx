import { useApi } from '../../../platform/web/data/use-api.ts';
import { Form, SubmitButton } from '../../../platform/web/forms/form.tsx';
import { UnsavedGuard } from '../../../platform/web/forms/unsaved-guard.tsx';
import { useForm } from '../../../platform/web/forms/use-form.ts';
import { Actions } from '../../../platform/web/kit/actions.tsx';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { Card } from '../../../platform/web/kit/card.tsx';
import { CheckField } from '../../../platform/web/kit/check-field.tsx';
import { Grid } from '../../../platform/web/kit/layout.tsx';
import { Notice } from '../../../platform/web/kit/notice.tsx';
import { TextField } from '../../../platform/web/kit/text-field.tsx';
import { AvailabilityChoice } from '../../profiles/own/components/availability-choice.tsx';
import { TalentAudience } from '../../profiles/own/components/talent-audience.tsx';
import type { OwnProfile, ProfileFields } from '../../profiles/own/contract.ts';
import { useChangeOwnProfile } from '../../profiles/own/hooks.ts';
import { limits } from '../../profiles/policy.ts';
import { checkTalent, toTalentDraft, toTalentFields } from '../view/new-talent.ts';

type NewTalentFormProps = { profile: OwnProfile; onMade: () => void };

/** The fields that a talent profile needs besides the profile; saves both. */
export function NewTalentForm({ profile: { fields }, onMade }: NewTalentFormProps) {
  const api = useApi();
  const { mutateAsync } = useChangeOwnProfile(async (typed: ProfileFields) => {
    const newest = await api.profile.readOwnProfile.call();
    return api.profile.saveProfile.call({ ...toTalentFields(newest.fields, typed), version: newest.version });
  });
  const form = useForm({
    initial: toTalentDraft(fields),
    check: checkTalent,
    save: mutateAsync,
    done: onMade,
    title: 'Fout',
    noAnswer: 'Er is een fout opgetreden bij het aanmaken van het talent profiel.',
  });
  return (
    <Card>
      {!fields.roles.includes('talent') && <Notice>Hiermee krijg je ook de rol Talent op je profiel.</Notice>}
      <Form form={form}>
        <Grid gap={16} columns={2} align="start">
          <TextField label="Voornaam" required maxLength={80} {...form.field('firstName')} />
          <TextField label="Achternaam" required maxLength={80} {...form.field('lastName')} />
        </Grid>
        <TextField label="Titel" hint="Wat je doet, zoals Meubelmaker." required maxLength={limits.jobTitle} {...form.field('jobTitle')} />
        <Grid gap={16} columns={2} align="start">
          <TextField
            label="Uurtarief in euro"
            inputMode="decimal"
            maxLength={12}
            hint="Laat leeg als je er geen noemt."
            {...form.field('hourlyRate')}
          />
          <TextField label="Jaren ervaring" inputMode="numeric" maxLength={2} {...form.field('experienceYears')} />
        </Grid>
        <AvailabilityChoice form={form} />
        <CheckField
          label="Remote mogelijk"
          name="remoteWork"
          checked={form.values.remoteWork === true}
          onChange={(event) => form.change({ remoteWork: event.currentTarget.checked })}
        />
        <TalentAudience form={form} />
        <Actions align="end">
          <ButtonLink to="/talent">Annuleren</ButtonLink>
          <SubmitButton form={form}>Talentprofiel maken</SubmitButton>
        </Actions>
      </Form>
      <UnsavedGuard isDirty={form.isDirtyNow} />
    </Card>
  );
}
