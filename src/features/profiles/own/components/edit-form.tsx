import { type SubmitEvent, useRef, useState } from 'react';
import { useHydrated } from '../../../../platform/web/browser/use-hydrated.ts';
import { readFailure } from '../../../../platform/web/data/api-failure.ts';
import { UnsavedGuard } from '../../../../platform/web/forms/unsaved-guard.tsx';
import { useFocusOnError } from '../../../../platform/web/forms/use-focus-on-error.ts';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { ConfirmDialog } from '../../../../platform/web/kit/confirm-dialog.tsx';
import layout from '../../../../platform/web/kit/sections.module.css';
import { Subjects } from '../../../../platform/web/kit/subjects.tsx';
import { toast } from '../../../../platform/web/kit/toast.ts';
import type { OwnProfile, ProfileFields } from '../contract.ts';
import { type Draft, type Problems, toDraft, toFields, useSaveProfile, useTakeNewest } from '../hooks.ts';
import { BasicsSection } from './basics-section.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ContactSection } from './contact-section.tsx';
import style from './edit-form.module.css';
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
  const save = useSaveProfile();
  const takeOver = useTakeNewest();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  /** The version that the draft began with; renewed when the newest version is loaded. */
  const [base, setBase] = useState(profile);
  const [draft, setDraft] = useState(() => toDraft(profile.fields));
  const [problems, setProblems] = useState<Problems>({});
  const [asked, setAsked] = useState<'talent' | 'conflict' | null>(null);
  const isSaved = useRef(false);

  useFocusOnError(form, problems, save.isPending);

  const isDirty = JSON.stringify(draft) !== JSON.stringify(toDraft(base.fields));
  const givesUpTalent = base.fields.roles.includes('talent') && !draft.roles.includes('talent');

  function change(part: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...part }));
    const touched = Object.keys(part);
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !touched.includes(name.split('.')[0] ?? ''))));
  }

  function refuse(message: string, found: Problems) {
    setProblems(found);
    toast({ kind: 'error', title: 'Fout', message });
  }

  function send(version: number) {
    const checked = toFields(draft);
    if ('problems' in checked) {
      refuse(Object.values(checked.problems)[0] ?? '', checked.problems);
      return;
    }
    save.mutate(
      { ...checked.fields, version },
      {
        onSuccess({ fields }) {
          isSaved.current = true;
          toast({ kind: 'success', title: 'Profiel bijgewerkt', message: savedMessage(fields) });
          onDone();
        },
        onError(error) {
          const failure = readFailure(error);
          if (failure?.code === 'CONFLICT') setAsked('conflict');
          else if (failure === null) refuse('Er is een fout opgetreden bij het bijwerken van je profiel.', {});
          else refuse(failure.message, failure.fields);
        },
      },
    );
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (givesUpTalent) setAsked('talent');
    else send(base.version);
  }

  function startFrom(newest: OwnProfile) {
    setBase(newest);
    setDraft(toDraft(newest.fields));
    setProblems({});
    void takeOver(newest);
  }

  const isInvestor = draft.roles.includes('investor');
  const section = { draft, problems, change };
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className={`${layout.screen} ${style.form}`} aria-label="Profiel bewerken">
      <h1 className={layout.title}>Profiel bewerken</h1>
      <Subjects label="Profiel bewerken" subjects={[...subjects, ...(isInvestor ? [investment] : []), visibility]} />
      <fieldset key={base.version} className={layout.sections} disabled={!isHydrated || save.isPending}>
        <PhotoSection person={base.person} />
        <BasicsSection {...section} />
        <WorkSection {...section} />
        <SkillsSection {...section} />
        <ContactSection {...section} />
        <EmploymentSection {...section} />
        <EntriesSection {...section} id="werkervaring" kind="experience" />
        <EntriesSection {...section} id="opleiding" kind="education" />
        <EntriesSection {...section} id="certificaten" kind="certifications" />
        <RolesSection {...section} talentKeptUntil={base.talentKeptUntil} />
        {isInvestor && <InvestmentSection {...section} />}
        <VisibilitySection {...section} email={base.email} />
      </fieldset>
      <div className={style.foot}>
        <p className={style.state} role="status">
          {isDirty ? 'Nog niet opgeslagen' : ''}
        </p>
        <Button disabled={save.isPending} onClick={onDone}>
          Annuleren
        </Button>
        <Button type="submit" tone="primary" disabled={!isHydrated || save.isPending}>
          {save.isPending ? 'Bezig...' : 'Profiel opslaan'}
        </Button>
      </div>
      {asked === 'talent' && (
        <ConfirmDialog
          title="Je talentrol opgeven?"
          confirmLabel="Opgeven en opslaan"
          onConfirm={() => send(base.version)}
          onClose={() => setAsked(null)}
        >
          Je talentprofiel is dan meteen verborgen en wordt na 30 dagen verwijderd. Kies je de rol binnen die tijd opnieuw, dan staat alles
          er weer.
        </ConfirmDialog>
      )}
      {asked === 'conflict' && <ConflictDialog onKeepMine={send} onTakeNewest={startFrom} onClose={() => setAsked(null)} />}
      <UnsavedGuard isDirty={() => isDirty && !isSaved.current} />
    </form>
  );
}

/** Talent that is open to work also reads that their profile is now on the talent pages. */
function savedMessage({ roles, openToWork }: ProfileFields): string {
  const isFound = roles.includes('talent') && openToWork;
  return isFound ? 'Je profiel is zichtbaar op de talentpagina en wordt automatisch gematcht.' : 'Je wijzigingen zijn opgeslagen.';
}
