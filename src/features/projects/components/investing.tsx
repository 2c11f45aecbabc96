import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { ConversationLink } from '../../profiles/components/conversation-link.tsx';
import type { Project } from '../contract.ts';
import type { InvestAnswer } from '../hooks.ts';

/** The way on after Investeren was pressed: signing in, or writing to the owner. */
export function Investing({ answer, project: { id, owner } }: { answer: InvestAnswer | null; project: Project }) {
  if (answer === 'sign-in') {
    return (
      <ButtonLink to="/auth" search={{ next: `/projecten/${id}` }}>
        Inloggen
      </ButtonLink>
    );
  }
  if (answer === 'announced') {
    return <ConversationLink personId={owner.id}>Stuur een bericht</ConversationLink>;
  }
  return null;
}
