const dayMilliseconds = 86_400_000;

/** Whether this is the first day of somebody who joined then: they aren't back yet. */
export function isFirstDay(joinedAt: Date, now: Date): boolean {
  return now.getTime() - joinedAt.getTime() < dayMilliseconds;
}

/** The use of a session is noted at most once in so many seconds, to save writes: its owner sees the last one to the hour. */
export const noteUseSeconds = 3600;
