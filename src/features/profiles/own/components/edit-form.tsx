import { Fragment, useState } from 'react';
import { useHydrated } from '../../../../platform/web/browser/use-hydrated.ts';
import { useApi } from '../../../../platform/web/data/use-api.ts';
import { ConflictDialog } from '../../../../platform/web/forms/conflict-dialog.tsx';
import { SubmitButton } from '../../../../platform/web/forms/form.tsx';
import { UnsavedGuard } from '../../../../platform/web/forms/unsaved-guard.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { ConfirmDialog } from '../../../../platform/web/kit/confirm-dialog.tsx';
import { FormFoot } from '../../../../platform/web/kit/form-foot.tsx';
import { Sections } from '../../../../platform/web/kit/sections.tsx';
import type { OwnProfile } from '../contract.ts';
import { useProfileForm, useTakeNewest } from '../hooks.ts';
import { BasicsSection } from './basics-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { EmploymentSection } from './employment-section.tsx';
import { EntriesSection } from './entries-section.tsx';
import { InvestmentSection } from './investment-section.tsx';
import { PhotoSection } from './photo-section.tsx';
import { RolesSection } from './roles-section.tsx';
import { SkillsSection } from './skills-section.tsx';
import { VisibilitySection } from './visibility-section.tsx';
import { WorkSection } from './work-section.tsx';

const subjects = [
  { id: 'foto', label: 'Profielfoto' },
  { id: 'basis', label: 'Basisgegevens' },
  { id: 'werk', label: 'Werk' },
  { id: 'vaardigheden', label: 'Vaardigheden en talen' },
  { id: 'contact', label: 'Contact' },
  { id: 'beschikbaarheid', label: 'Beschikbaarheid' },
  { id: 'werkervaring', label: 'Werkervaring' },
  { id: 'opleiding', label: 'Opleiding' },
  { id: 'certificaten', label: 'Certificaten' },
  { id: 'rollen', label: 'Rollen' },
];
const investment = { id: 'investeren', label: 'Investeringscriteria' };
const visibility = { id: 'zichtbaarheid', label: 'Zichtbaarheid' };

type EditFormProps = {
  profile: OwnProfile;
  /** Goes back to the profile; asks first when something isn't saved. */
  onDone: () => void;
};

/** The form of one's own profile. Keeps typed values until they are saved or discarded. */
export function EditForm({ profile, onDone }: EditFormProps) {
  const api = useApi();
  const takeOver = useTakeNewest();
  const isHydrated = useHydrated();
  /** The version that the form began with; renewed when the newest version is loaded. */
  const [base, setBase] = useState(profile);
  const [asked, setAsked] = useState<'talent' | 'conflict' | null>(null);
  const form = useProfileForm({
    profile: base,
    onSaved: onDone,
    onGivesUpTalent: () => setAsked('talent'),
    onConflict: () => setAsked('conflict'),
  });
  const isInvestor = form.values.roles.includes('investor');

  function startFrom(newest: OwnProfile) {
    setBase(newest);
    form.startFrom(newest);
    void takeOver(newest);
  }

  return (
    <form {...form.props} aria-label="Profiel bewerken">
      <Sections
        title="Profiel bewerken"
        subjects={[...subjects, ...(isInvestor ? [investment] : []), visibility]}
        isDisabled={!isHydrated || form.isBusy}
        foot={
          <FormFoot state={form.isDirty ? 'Nog niet opgeslagen' : ''}>
            <Button disabled={form.isBusy} onClick={onDone}>
              Annuleren
            </Button>
            <SubmitButton form={form}>Profiel opslaan</SubmitButton>
          </FormFoot>
        }
      >
        <Fragment key={base.version}>
          <PhotoSection person={base.person} />
          <BasicsSection form={form} />
          <WorkSection form={form} />
          <SkillsSection form={form} />
          <ContactSection form={form} />
          <EmploymentSection form={form} />
          <EntriesSection form={form} id="werkervaring" kind="experience" />
          <EntriesSection form={form} id="opleiding" kind="education" />
          <EntriesSection form={form} id="certificaten" kind="certifications" />
          <RolesSection form={form} talentKeptUntil={base.talentKeptUntil} />
          {isInvestor && <InvestmentSection form={form} />}
          <VisibilitySection form={form} email={base.email} />
        </Fragment>
      </Sections>
      {asked === 'talent' && (
        <ConfirmDialog
          title="Je talentrol opgeven?"
          confirmLabel="Opgeven en opslaan"
          onConfirm={() => void form.send()}
          onClose={() => setAsked(null)}
        >
          Je talentprofiel is dan meteen verborgen en wordt na 30 dagen verwijderd. Kies je de rol binnen die tijd opnieuw, dan staat alles
          er weer.
        </ConfirmDialog>
      )}
      {asked === 'conflict' && (
        <ConflictDialog
          title="Je profiel is intussen ergens anders gewijzigd."
          readNewest={() => api.profile.readOwnProfile.call()}
          onKeepMine={({ version }) => form.sendOver(version)}
          onTakeNewest={startFrom}
          onClose={() => setAsked(null)}
        />
      )}
      <UnsavedGuard isDirty={form.isDirtyNow} onDiscard={form.forget} />
    </form>
  );
}
