/** The sides of a match: who looks for work, and who posted the job. */
export const matchSides = ['talent', 'poster'] as const;
export type MatchSide = (typeof matchSides)[number];

/** The answers that each side may give; null before one, and once it was taken back. */
export const matchAnswers = ['interested', 'rejected'] as const;
export type MatchAnswer = (typeof matchAnswers)[number];

export const matchStatuses = ['pending', 'interested', 'contacted', 'rejected'] as const;
export type MatchStatus = (typeof matchStatuses)[number];

export const matchStatusLabels: Record<MatchStatus, string> = {
  pending: 'In afwachting',
  interested: 'Geïnteresseerd',
  contacted: 'Contact opgenomen',
  rejected: 'Afgewezen',
};

export const matchFilters = ['all', ...matchStatuses] as const;
export type MatchFilter = (typeof matchFilters)[number];

/** Both answers, from the place of one side. */
export type Answers = { own: MatchAnswer | null; other: MatchAnswer | null; isContacted: boolean };

/** The status that one side sees (docs/decisions/054-answers-to-matches.md). */
export function statusOf({ own, other, isContacted }: Answers): MatchStatus {
  if (own === 'rejected' || other === 'rejected') return 'rejected';
  if (isContacted) return 'contacted';
  return own ?? 'pending';
}

export function isMutual({ own, other }: Answers): boolean {
  return own === 'interested' && other === 'interested';
}

/** The reason why a side can't open the conversation; null if it can. */
export function contactRefusal(answers: Answers): 'interest-first' | 'rejected' | null {
  if (answers.own !== 'interested') return 'interest-first';
  return answers.other === 'rejected' ? 'rejected' : null;
}

/** How many of the best of each job and of each talent are kept as matches. */
export const bestOfEach = 50;

/** Scores are kept in hundredths of a percent. */
export const hundredths = 100;

/** The least percentage of a match: fewer than one in ten pairs below it would be good ones. */
export const leastPercent = 10;

export const pageSize = 20;

/** Counts of matches stop here. */
export const mostCounted = 1_000;

/** The percentages that a person can choose to be told of new matches from, and the one at first. */
export const bars = { least: 30, most: 95, first: 70, step: 5 } as const;

/** People whom a change of a job would bring are counted from this percentage on; fewer than `least` tell of single people. */
export const gained = { fromPercent: 70, least: 5 } as const;

/** The least percentage of a job or talent that is like another one. */
export const leastSimilar = 30;

/** The lengths of the lists of similar jobs and talents, and of a poster's jobs that fit a talent. */
export const shownSimilar = 4;
export const shownJobs = 5;

/** The percentage as people read it: whole, as that of its reasons. */
export function wholePercent(score: number): number {
  return Math.round(score / hundredths);
}

/** How long new matches gather until they are told, and how long until others are told again, in milliseconds: once a day, with room for a late turn. */
export const newsAges = { gathered: 600_000, again: 20 * 3_600_000 } as const;
