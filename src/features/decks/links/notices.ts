import type { Notices } from '../../notifications/policy.ts';
import { tabPath } from '../../projects/texts.ts';

declare module '../../notifications/policy.ts' {
  interface NoticeDetails {
    /** A person of Kiem opened the deck: by the link of this id, or, admitted, on the project's page. */
    'deck-read': { projectId: string; linkId: string | null; title: string };
    /** The reader of an address opened the deck by this link. */
    'deck-opened': { actorId: null; projectId: string; linkId: string; label: string };
  }
}

export const linksNotices: Notices<'deck-read' | 'deck-opened'> = {
  kinds: {
    'deck-read': {
      type: 'investment',
      place: ({ actorId, projectId, linkId, title }) => ({
        subjectId: linkId ?? actorId,
        actionUrl: tabPath(projectId, 'pitch-deck'),
        quote: title,
      }),
      text: ({ names: [name = ''], excerpt }) => ({
        title: 'Je pitch is geopend',
        message: `${name} heeft je pitch “${excerpt}” geopend.`,
      }),
    },
    'deck-opened': {
      type: 'investment',
      place: ({ projectId, linkId, label }) => ({ subjectId: linkId, actionUrl: tabPath(projectId, 'pitch-deck'), quote: label }),
      text: ({ excerpt }) => ({ title: 'Je pitch is geopend', message: `Je link “${excerpt}” is voor het eerst geopend.` }),
    },
  },
  preferences: {
    'deck-read': { label: 'Lezers die je pitch voor het eerst openen', channel: 'app' },
  },
};
