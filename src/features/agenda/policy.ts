/** platform.md §9 */
export const meetingTypes = ['in-person', 'online', 'phone'] as const;
export type MeetingType = (typeof meetingTypes)[number];
export const meetingTypeLabels: Record<MeetingType, string> = { 'in-person': 'Persoonlijk', online: 'Online', phone: 'Telefonisch' };

/** platform.md §4; cancelled is decision 36. */
export const meetingStatuses = ['pending', 'confirmed', 'declined', 'cancelled'] as const;
export type MeetingStatus = (typeof meetingStatuses)[number];
export const meetingStatusLabels: Record<MeetingStatus, string> = {
  pending: 'In afwachting',
  confirmed: 'Bevestigd',
  declined: 'Afgewezen',
  cancelled: 'Geannuleerd',
};

/** Lengths in characters, and the longest meeting. */
export const meetingLimits = { title: 200, location: 200, description: 4000, reason: 500, hours: 24 } as const;

/** What a person reads whose meeting can't be so; the same before and after sending (platform.md §8). */
export const meetingSentences = {
  required: 'Vul alle verplichte velden in',
  endBeforeStart: 'Eindtijd moet na starttijd zijn',
  inThePast: 'Starttijd moet in de toekomst liggen',
  tooLong: 'Een meeting duurt hoogstens 24 uur',
} as const;

/** How many meetings the list of upcoming ones has (platform.md §9). */
export const upcomingCount = 5;

/** What a person is to a meeting of theirs. */
export type MeetingRole = 'organizer' | 'participant';

type Standing = { role: MeetingRole; status: MeetingStatus; hasBegun: boolean };

/** What is still open: neither cancelled nor begun. */
function isOpen({ status, hasBegun }: Standing): boolean {
  return status !== 'cancelled' && !hasBegun;
}

/** Who may do what with a meeting: only who is invited answers, only who organizes changes it (platform.md §4, decision 36). */
export function rightsOf(standing: Standing) {
  const answers = standing.role === 'participant' && isOpen(standing);
  const organizes = standing.role === 'organizer' && isOpen(standing);
  return {
    accept: answers && standing.status !== 'confirmed',
    decline: answers && standing.status !== 'declined',
    change: organizes,
    cancel: organizes,
  };
}
