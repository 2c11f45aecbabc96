import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import { useHydrated } from '../../../../platform/web/browser/use-hydrated.ts';
import { useApi } from '../../../../platform/web/data/use-api.ts';
import { ConflictDialog } from '../../../../platform/web/forms/conflict-dialog.tsx';
import { DiscardDialog } from '../../../../platform/web/forms/unsaved-guard.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { FormFoot } from '../../../../platform/web/kit/form-foot.tsx';
import { KeepFocus } from '../../../../platform/web/kit/keep-focus.tsx';
import { Sections } from '../../../../platform/web/kit/sections.tsx';
import type { PersonSummary } from '../../../profiles/contract.ts';
import { useDocumentUploads } from '../../project-documents/hooks.ts';
import type { OwnProject } from '../contract.ts';
import { type Intent, useProjectForm } from '../hooks/project-form.ts';
import { staleMessage } from '../texts.ts';
import { checkProject } from '../view/check-project.ts';
import { focusField } from '../view/focus-field.ts';
import { subjectsOf } from '../view/sections.ts';
import { BasicsSection } from './basics-section.tsx';
import { BusinessSection } from './business-section.tsx';
import { ChecklistCard } from './checklist-card.tsx';
import { CompanySection } from './company-section.tsx';
import { FinanceSection } from './finance-section.tsx';
import { FormLead } from './form-lead.tsx';
import { FormLooks } from './form-looks.tsx';
import { FundingSection } from './funding-section.tsx';
import { MarketSection } from './market-section.tsx';
import { MediaSection } from './media-section.tsx';
import { MissingNotice } from './missing-notice.tsx';
import { ProblemSection } from './problem-section.tsx';
import { ProductSection } from './product-section.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { SaveButtons } from './save-buttons.tsx';
import { SaveState } from './save-state.tsx';
import { StatusCard } from './status-card.tsx';
import { TalentSection } from './talent-section.tsx';
import { TeamSection } from './team-section.tsx';
import { TractionSection } from './traction-section.tsx';

type ProjectFormProps = {
  title: string;
  owner: PersonSummary;
  /** Null for a new one. */
  project: OwnProject | null;
  /** Whether the page is that of an existing project, with its status. */
  isEdit: boolean;
  /** The present moment, as the page was made with. */
  now: string;
  today: string;
  /** The field to begin at, by its section and name. */
  begin?: { section: string; name: string } | undefined;
  onSaved: (project: OwnProject, intent: Intent) => void;
  onCreated?: (id: string) => void;
  onDeleted: () => void;
};

/** The form of one's own project, from the first word to the last. */
export function ProjectForm({ title, owner, project, isEdit, now, today, begin, onSaved, onCreated, onDeleted }: ProjectFormProps) {
  const api = useApi();
  const isHydrated = useHydrated();
  const [asked, setAsked] = useState<'publish' | 'conflict' | 'discard' | null>(null);
  const [wasRefused, setWasRefused] = useState(false);
  /** Grows when other values take the place of what was typed: fields begin again. */
  const [generation, setGeneration] = useState(0);
  const form = useProjectForm({ personId: owner.id, today, project, onSaved, onCreated, onStale: () => setAsked('conflict') });
  const { values, isDraft, isBusy } = form;
  const uploads = useDocumentUploads(values.documents.length, (added) =>
    form.change((present) => ({ documents: [...present.documents, added] })),
  );
  const isDisabled = !isHydrated || isBusy;
  const goToBegin = useEffectEvent(() => begin && focusField(form.props.ref.current, begin.name, begin.section));

  // A field that can't be used yet takes no focus.
  useEffect(() => {
    if (isHydrated) goToBegin();
  }, [isHydrated]);

  function publish() {
    const isRefused = 'problems' in checkProject(values, { isPublic: true });
    setWasRefused(isRefused);
    // A form with problems shows them and sends nothing.
    if (isRefused) form.send('publish');
    else setAsked('publish');
  }

  function startAgain(begin: () => void) {
    begin();
    setGeneration(generation + 1);
  }

  const buttons = (
    <SaveButtons
      isDraft={isDraft}
      isDisabled={isDisabled || uploads.coming.length > 0}
      onSave={() => form.send(isEdit ? 'change' : 'draft')}
      onPublish={publish}
    />
  );
  return (
    <form {...form.props} aria-label={title}>
      <Sections
        title={title}
        subjects={subjectsOf(values)}
        lead={
          <FormLead draft={values} projectId={isEdit && project !== null ? project.id : null}>
            <FormLooks form={form} owner={owner} now={now} onStart={(draft) => startAgain(() => form.change(draft))} />
          </FormLead>
        }
        beside={
          <>
            {isEdit && project !== null && <StatusCard project={project} onDeleted={onDeleted} />}
            <ChecklistCard form={form} />
          </>
        }
        isDisabled={isDisabled}
        foot={
          <KeepFocus gap={0}>
            {wasRefused && <MissingNotice form={form} />}
            <FormFoot state={<SaveState form={form} />}>
              {!isDraft && form.isDirty && (
                <Button tone="quiet" disabled={isDisabled} onClick={() => setAsked('discard')}>
                  Weggooien
                </Button>
              )}
              {buttons}
            </FormFoot>
          </KeepFocus>
        }
      >
        <Fragment key={generation}>
          <BasicsSection form={form} />
          <CompanySection form={form} />
          <ProblemSection form={form} />
          <ProductSection form={form} />
          <MarketSection form={form} />
          <BusinessSection form={form} />
          <TractionSection form={form} />
          <TeamSection form={form} />
          <FinanceSection form={form} />
          <TalentSection form={form} />
          <FundingSection form={form} />
          <MediaSection form={form} uploads={uploads} />
        </Fragment>
      </Sections>
      {asked === 'publish' && <PublishDialog draft={values} onConfirm={() => form.send('publish')} onClose={() => setAsked(null)} />}
      {asked === 'discard' && <DiscardDialog onDiscard={() => startAgain(form.discard)} onClose={() => setAsked(null)} />}
      {asked === 'conflict' && (
        <ConflictDialog
          title={staleMessage}
          readNewest={() => api.ownProjects.readOwnProject.call({ id: form.projectId() })}
          onKeepMine={form.sendOver}
          onTakeNewest={(newest) => startAgain(() => form.startFrom(newest))}
          onClose={() => setAsked(null)}
        />
      )}
    </form>
  );
}
