export const milestoneStatuses = ['planned', 'reached', 'later', 'dropped'] as const;
export type MilestoneStatus = (typeof milestoneStatuses)[number];

export const milestoneLabels: Record<MilestoneStatus, string> = {
  planned: 'Gepland',
  reached: 'Gehaald',
  later: 'Later',
  dropped: 'Vervallen',
};

/** The most milestones of a project. */
export const maxMilestones = 12;

/** The longest title, in characters. */
export const milestoneTitle = 120;

/** The earlier dates of a milestone that are shown, counted from the last. */
export const shownEarlierDates = 10;

/** Days after a milestone's own on which its owner is still told, if no server ran before. */
export const lateDays = 6;
