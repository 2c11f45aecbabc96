import type { PersonSummary } from '../../profiles/contract.ts';
import type { Me } from '../../profiles/hooks.ts';

/** An owner as this viewer sees them: pictures of people are served to members, so visitors see initials. */
export function shownOwner<Owner extends PersonSummary>(owner: Owner, viewer: Me | null): Owner {
  return viewer === null ? { ...owner, avatarId: null } : owner;
}
