import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
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
    return (
      <ButtonLink to="/netwerk" search={{ chat: owner.id }}>
        Stuur een bericht
      </ButtonLink>
    );
  }
  return null;
}
