/** States of a person's place in a team: asked by the owner, shown as a member, or declined by the person. */
export const memberStates = ['asked', 'member', 'declined'] as const;
export type MemberState = (typeof memberStates)[number];

export const memberLimits = {
  /** Characters of the function. */
  role: 120,
  /** Asked people and members of one project. */
  members: 20,
} as const;

/** Days after a refusal before the same person may be asked again. */
const askAgainDays = 30;

/** Returns the moment from which a person who declined may be asked again; null when that is now. */
export function memberAgainFrom({ status, changedAt }: { status: MemberState; changedAt: Date }, now: Date): Date | null {
  if (status !== 'declined') return null;
  const from = new Date(changedAt.getTime() + askAgainDays * 86_400_000);
  return from > now ? from : null;
}

type Place = { status: MemberState; role: string; changedAt: Date };

/**
 * Whether a person may say yes: when they are asked, and for as long after a refusal as it keeps the owner from asking again, unless
 * a block took the function away that they would agree to.
 */
export function mayAccept(place: Place, now: Date): boolean {
  return place.status === 'asked' || (place.role !== '' && memberAgainFrom(place, now) !== null);
}
