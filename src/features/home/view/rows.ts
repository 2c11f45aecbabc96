import { linkOptions } from '@tanstack/react-router';
import { formatShortDay } from '../../../platform/calendar.ts';
import { formatTimes } from '../../../platform/zoned-time.ts';
import { joinNames, nameOf } from '../../profiles/texts.ts';
import { membershipPlace, tabsId } from '../../projects/texts.ts';
import type { Waiting } from '../contract.ts';

const countOf = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count >= 100 ? '99+' : count} ${many}`);

const invited = 'Zeg of je erbij bent.';

function noteOf({ can, status, person, ...times }: Waiting['meetings'][number], zone: string): string {
  const note = `Vandaag ${formatTimes(times, zone)}, met ${nameOf(person)}`;
  if (can.accept) return `${note}. ${invited}`;
  return status === 'pending' ? `${note} (nog niet bevestigd)` : note;
}

const meetingRows = ({ meetings }: Waiting, zone: string) =>
  meetings.map((meeting) => ({
    kind: 'meeting' as const,
    key: meeting.id,
    title: meeting.title,
    note: noteOf(meeting, zone),
    isLate: false,
    people: [meeting.person],
    link: linkOptions({ to: '/agenda', search: { meeting: meeting.id } }),
  }));

const answerRows = ({ answers: { count, late } }: Waiting) =>
  count === 0
    ? []
    : [
        {
          kind: 'answers' as const,
          key: 'answers',
          title: `${countOf(count, 'sollicitatie wacht', 'sollicitaties wachten')} op je antwoord`,
          note: late > 0 ? `${late} te laat` : 'Je beloofde een antwoord binnen twee weken.',
          isLate: late > 0,
          people: [],
          link: linkOptions({ to: '/banen/antwoorden', search: {} }),
        },
      ];

const requestRows = ({ requests, invitations }: Waiting) => [
  ...(requests.count === 0
    ? []
    : [
        {
          kind: 'requests' as const,
          key: 'requests',
          title: countOf(requests.count, 'connectieverzoek', 'connectieverzoeken'),
          note: joinNames(
            requests.people.slice(0, 2).map((person) => nameOf(person)),
            requests.count,
          ),
          isLate: false,
          people: requests.people,
          link: linkOptions({ to: '/netwerk', search: { tab: 'verzoeken' } }),
        },
      ]),
  ...(invitations.next === null
    ? []
    : [
        {
          kind: 'meeting' as const,
          key: 'invitations',
          title: countOf(invitations.count, 'uitnodiging voor een meeting', 'uitnodigingen voor meetings'),
          note: invited,
          isLate: false,
          people: [],
          link: linkOptions({ to: '/agenda', search: { meeting: invitations.next } }),
        },
      ]),
];

const admissionRows = ({ admissions }: Waiting) =>
  admissions.map(({ project, count }) => ({
    kind: 'admission' as const,
    key: `admission-${project.id}`,
    title: countOf(count, 'vraag om toegang', 'vragen om toegang'),
    note: project.title,
    isLate: false,
    people: [],
    link: linkOptions({ to: '/projecten/$projectId', params: { projectId: project.id }, search: { tab: 'mensen' }, hash: tabsId }),
  }));

const teamRows = ({ teams }: Waiting) =>
  teams.map(({ id, title }) => ({
    kind: 'requests' as const,
    key: `team-${id}`,
    title: 'Hoor je bij dit team?',
    note: title,
    isLate: false,
    people: [],
    link: linkOptions({ to: '/projecten/$projectId', params: { projectId: id }, search: {}, hash: membershipPlace }),
  }));

const matchRows = ({ matches: { jobs, people } }: Waiting) => [
  ...(jobs === 0
    ? []
    : [
        {
          kind: 'match' as const,
          key: 'match-jobs',
          title: `${countOf(jobs, 'match', 'matches')} met vacatures`,
          note: 'Vacatures die bij je passen, met de reden erbij.',
          isLate: false,
          people: [],
          link: linkOptions({ to: '/matches', search: { kant: 'talent' } }),
        },
      ]),
  ...(people === 0
    ? []
    : [
        {
          kind: 'match' as const,
          key: 'match-people',
          title: `${countOf(people, 'match', 'matches')} voor je vacatures`,
          note: 'Mensen die bij je vacatures passen, met de reden erbij.',
          isLate: false,
          people: [],
          link: linkOptions({ to: '/matches', search: { kant: 'vacatures' } }),
        },
      ]),
];

const milestoneRows = ({ milestones }: Waiting) =>
  milestones.map(({ id, title, dueOn, isLate, project }) => ({
    kind: 'milestone' as const,
    key: id,
    title,
    note: `Mijlpaal van ${project.title}, ${isLate ? 'was gepland op' : 'gepland op'} ${formatShortDay(dueOn)}`,
    isLate,
    people: [],
    link: linkOptions({ to: '/projecten/$projectId/bewerken', params: { projectId: project.id }, hash: 'milestones' }),
  }));

const deckRows = ({ decks }: Waiting) =>
  decks.map(({ project, slides }) => ({
    kind: 'deck' as const,
    key: `deck-${project.id}`,
    title: `${countOf(slides, 'dia volgt', 'dia’s volgen')} je project niet meer`,
    note: `Pitch deck van ${project.title}`,
    isLate: false,
    people: [],
    link: linkOptions({ to: '/projecten/$projectId', params: { projectId: project.id }, search: { tab: 'pitch-deck' } }),
  }));

/** All that waits, the most pressing first: today, then what somebody else waits for, then the rest. */
export function rowsOf(waiting: Waiting, zone: string) {
  return [
    ...meetingRows(waiting, zone),
    ...answerRows(waiting),
    ...requestRows(waiting),
    ...admissionRows(waiting),
    ...teamRows(waiting),
    ...matchRows(waiting),
    ...deckRows(waiting),
    ...milestoneRows(waiting),
  ];
}

export type WaitingRow = ReturnType<typeof rowsOf>[number];
