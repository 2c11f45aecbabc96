import { useNavigate } from '@tanstack/react-router';
import { Page } from '../../../../platform/web/kit/page.tsx';
import { toast } from '../../../../platform/web/kit/toast.ts';
import type { PersonSummary } from '../../../profiles/contract.ts';
import type { OwnProject } from '../contract.ts';
import { ProjectForm } from './project-form.tsx';

type NewProjectScreenProps = {
  owner: PersonSummary;
  /** The draft that the server knows already. */
  project: OwnProject | null;
  now: string;
  today: string;
};

/** Starts a project. Once it was saved by itself, the address names it, so that a reload goes on with it. */
export function NewProjectScreen({ owner, project, now, today }: NewProjectScreenProps) {
  const navigate = useNavigate();
  return (
    <Page>
      <ProjectForm
        title="Start een nieuw project"
        owner={owner}
        project={project}
        isEdit={false}
        now={now}
        today={today}
        onCreated={(id) => void navigate({ to: '/projecten/nieuw', search: { concept: id }, replace: true, resetScroll: false })}
        onSaved={(_project, intent) => {
          toast({ kind: 'success', title: intent === 'publish' ? 'Project gepubliceerd' : 'Concept opgeslagen' });
          void navigate({ to: '/projecten' });
        }}
        onDeleted={() => void navigate({ to: '/projecten', replace: true })}
      />
    </Page>
  );
}
