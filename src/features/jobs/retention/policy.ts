const dayLength = 86_400_000;

/** Days after the end of an application for which its poster reads it, and for which they do if the applicant lets them. */
export const keptDays = { usually: 28, longer: 365 } as const;

/** Days before the day on which their access ends that posters are told. */
export const toldDaysBefore = 3;

type Ending = { closedAt: Date | null; statusAt: Date; keptLonger: boolean };

/** The moment at which a poster's access to an application ends; null while the job is open. */
export function accessEndsAt({ closedAt, statusAt, keptLonger }: Ending): Date | null {
  if (closedAt === null) return null;
  const days = keptLonger ? keptDays.longer : keptDays.usually;
  return new Date(Math.max(closedAt.getTime(), statusAt.getTime()) + days * dayLength);
}

/** The latest end of applications to which the access is over at a moment. */
export function lastEnded(moment: Date): Date {
  return new Date(moment.getTime() - keptDays.usually * dayLength);
}
