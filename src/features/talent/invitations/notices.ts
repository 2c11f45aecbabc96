import type { Notices } from '../../notifications/policy.ts';

declare module '../../notifications/policy.ts' {
  interface NoticeDetails {
    'talent-invitation': { invitationId: string; title: string };
    'talent-declined': { invitationId: string; title: string };
  }
}

type InvitationKind = 'talent-invitation' | 'talent-declined';

const invitationsPath = '/talent/uitnodigingen';

export const talentInvitationsNotices: Notices<InvitationKind> = {
  kinds: {
    'talent-invitation': {
      type: 'info',
      place: ({ invitationId, title }) => ({ subjectId: invitationId, actionUrl: invitationsPath, quote: title }),
      text: ({ names: [name = ''], excerpt }) => ({
        title: 'Uitgenodigd voor een vacature',
        message: `${name} nodigt je uit om te solliciteren op “${excerpt}”.`,
      }),
    },
    'talent-declined': {
      type: 'info',
      place: ({ invitationId, title }) => ({ subjectId: invitationId, actionUrl: `${invitationsPath}?lijst=verstuurd`, quote: title }),
      text: ({ names: [name = ''], excerpt }) => ({
        title: 'Antwoord op je uitnodiging',
        message: `${name} gaat niet in op je uitnodiging voor “${excerpt}”.`,
      }),
    },
  },
  preferences: {
    'talent-invitation': { label: 'Uitnodigingen voor vacatures', channel: 'mail' },
    'talent-declined': { label: 'Antwoorden op je uitnodigingen van talent', channel: 'app' },
  },
};
