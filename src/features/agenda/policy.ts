export const meetingTypes = ['in-person', 'online', 'phone'] as const;
export type MeetingType = (typeof meetingTypes)[number];
export const meetingTypeLabels: Record<MeetingType, string> = { 'in-person': 'Persoonlijk', online: 'Online', phone: 'Telefonisch' };

export const meetingStatuses = ['pending', 'confirmed', 'declined', 'cancelled'] as const;
export type MeetingStatus = (typeof meetingStatuses)[number];
export const meetingStatusLabels: Record<MeetingStatus, string> = {
  pending: 'In afwachting',
  confirmed: 'Bevestigd',
  declined: 'Afgewezen',
  cancelled: 'Geannuleerd',
};

/** Lengths in characters; `hours` is the longest duration. */
export const meetingLimits = { title: 200, location: 200, description: 4000, reason: 500, hours: 24 } as const;

/** Messages that the form and the server share. */
export const meetingSentences = {
  required: 'Vul alle verplichte velden in',
  endBeforeStart: 'Eindtijd moet na starttijd zijn',
  inThePast: 'Starttijd moet in de toekomst liggen',
  tooLate: 'Kies een datum vóór 2200',
  tooLong: 'Een meeting duurt hoogstens 24 uur',
} as const;

/** The length of the list of upcoming meetings. */
export const upcomingCount = 5;

/** Of those that come, beside another page. */
export const comingCount = 3;

export type MeetingRole = 'organizer' | 'participant';

type Standing = { role: MeetingRole; status: MeetingStatus; hasBegun: boolean };

/** Neither cancelled nor begun. */
function isOpen({ status, hasBegun }: Standing): boolean {
  return status !== 'cancelled' && !hasBegun;
}

/** The actions that a person may take on a meeting: only the participant answers, only the organizer moves or cancels. */
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
