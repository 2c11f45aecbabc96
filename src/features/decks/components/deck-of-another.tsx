import { Card } from '../../../platform/web/kit/card.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { AccessPart } from '../../projects/admissions/components/access-part.tsx';
import type { Project } from '../../projects/contract.ts';
import { ReleasedDeckPart } from '../reading/components/released-deck-part.tsx';
import { ownerOnlyMessage } from '../texts.ts';

/** The deck of somebody else: the way to what they released, for those whom they admitted. Others read whose it is, and how to ask for access. */
export function DeckOfAnother({ project }: { project: Project }) {
  return (
    // Asks anew once the owner answers: a refused question isn't asked again by itself.
    <ReleasedDeckPart key={project.access?.state} projectId={project.id}>
      <Card>
        <p>{ownerOnlyMessage}</p>
        {project.status === 'active' && (
          <Stack gap={8} align="start">
            <AccessPart project={project} />
          </Stack>
        )}
      </Card>
    </ReleasedDeckPart>
  );
}
