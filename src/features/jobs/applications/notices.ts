import type { Notices } from '../../notifications/policy.ts';
import { joinNames } from '../../profiles/texts.ts';
import { shownTitle } from '../view/shown-title.ts';

declare module '../../notifications/policy.ts' {
  interface NoticeDetails {
    application: { jobId: string; title: string };
    'application-withdrawn': { applicationId: string; jobId: string; title: string };
    'application-in-review': { applicationId: string; title: string };
    'application-invited': { applicationId: string; title: string };
    'application-hired': { applicationId: string; title: string };
    'application-answered': { applicationId: string; title: string };
    'application-job-gone': { actorId: null; applicationId: string; title: string };
  }
}

type ApplicationKind =
  | 'application'
  | 'application-withdrawn'
  | 'application-in-review'
  | 'application-invited'
  | 'application-hired'
  | 'application-answered'
  | 'application-job-gone';

/** The address of the applications to a job. */
export const receivedPath = (jobId: string) => `/banen/${jobId}/sollicitaties`;
const own = ({ applicationId, title }: { applicationId: string; title: string }) => {
  return { subjectId: applicationId, actionUrl: `/banen/sollicitaties/${applicationId}`, quote: title };
};

export const applicationsNotices: Notices<ApplicationKind> = {
  kinds: {
    application: {
      type: 'info',
      place: ({ jobId, title }) => ({ subjectId: jobId, actionUrl: receivedPath(jobId), quote: title }),
      text: ({ names, count, excerpt }) =>
        count === 1
          ? { title: 'Nieuwe sollicitatie', message: `${names[0] ?? ''} solliciteert op “${shownTitle(excerpt)}”.` }
          : { title: 'Nieuwe sollicitaties', message: `${joinNames(names, count)} solliciteren op “${shownTitle(excerpt)}”.` },
    },
    'application-withdrawn': {
      type: 'info',
      place: ({ applicationId, jobId, title }) => ({ subjectId: applicationId, actionUrl: receivedPath(jobId), quote: title }),
      text: ({ names: [name = ''], excerpt }) => ({
        title: 'Sollicitatie ingetrokken',
        message: `${name} solliciteert niet langer op “${shownTitle(excerpt)}”.`,
      }),
    },
    'application-in-review': {
      type: 'info',
      place: own,
      text: ({ names: [name = ''], excerpt }) => ({
        title: 'Je sollicitatie is in behandeling',
        message: `${name} neemt er de tijd voor: “${shownTitle(excerpt)}”.`,
      }),
    },
    'application-invited': {
      type: 'info',
      place: own,
      text: ({ names: [name = ''], excerpt }) => ({
        title: 'Je bent uitgenodigd',
        message: `${name} wil graag met je praten over “${shownTitle(excerpt)}”.`,
      }),
    },
    'application-hired': {
      type: 'info',
      place: own,
      text: ({ names: [name = ''], excerpt }) => ({ title: 'Gefeliciteerd!', message: `${name} wil met je verder als “${excerpt}”.` }),
    },
    'application-answered': {
      type: 'info',
      place: own,
      // The answer itself is read where the poster's words are.
      text: ({ names: [name = ''], excerpt }) => ({
        title: 'Antwoord op je sollicitatie',
        message: `${name} beantwoordde je sollicitatie op “${shownTitle(excerpt)}”.`,
      }),
    },
    'application-job-gone': {
      type: 'info',
      place: own,
      text: ({ excerpt }) => ({
        title: 'Een vacature is weg',
        message: `“${shownTitle(excerpt)}” bestaat niet meer. Je sollicitatie blijft van jou.`,
      }),
    },
  },
  preferences: {
    application: { label: 'Sollicitaties op je vacatures', channel: 'mail' },
    'application-status': { label: 'Nieuws over je sollicitaties', channel: 'mail' },
  },
};
