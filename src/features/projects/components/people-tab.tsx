import { Card } from '../../../platform/web/kit/card.tsx';
import { AdmissionsSections } from '../admissions/components/admissions-sections.tsx';
import type { Project } from '../contract.ts';
import { MembersSection } from '../members/components/members-section.tsx';

/** For the owner: the people around the project, who ask for access, have it, or are in the team. */
export function PeopleTab({ project: { id, status, isWithdrawn } }: { project: Project }) {
  const isListed = status !== 'draft' && !isWithdrawn;
  return (
    <>
      {!isListed && (
        <Card>
          <p>Zodra je project gepubliceerd is, kun je hier mensen toelaten en in je team vragen.</p>
        </Card>
      )}
      <AdmissionsSections projectId={id} isListed={isListed} />
      <MembersSection projectId={id} isListed={isListed} />
    </>
  );
}
