import { useNavigate } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { Page } from '../../../../platform/web/kit/page.tsx';
import { toast } from '../../../../platform/web/kit/toast.ts';
import type { PersonSummary } from '../../../profiles/contract.ts';
import { useOwnProject } from '../hooks/own-project.ts';
import { ProjectForm } from './project-form.tsx';

type EditProjectScreenProps = { owner: PersonSummary; projectId: string; now: string; today: string } & Pick<
  ComponentProps<typeof ProjectForm>,
  'begin'
>;

/** Changes one's own project, and its state. */
export function EditProjectScreen({ owner, projectId, now, today, begin }: EditProjectScreenProps) {
  const navigate = useNavigate();
  return (
    <Page>
      <ProjectForm
        title="Project bewerken"
        owner={owner}
        project={useOwnProject(projectId)}
        isEdit
        now={now}
        today={today}
        begin={begin}
        onSaved={(_project, intent) => {
          toast({ kind: 'success', title: intent === 'publish' ? 'Project gepubliceerd' : 'Project bijgewerkt' });
          void navigate({ to: '/projecten/$projectId', params: { projectId } });
        }}
        onDeleted={() => void navigate({ to: '/projecten', replace: true })}
      />
    </Page>
  );
}
