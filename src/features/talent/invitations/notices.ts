import { shownTitle } from '../../jobs/view/shown-title.ts';
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
        message: `${name} nodigt je uit om te solliciteren op “${shownTitle(excerpt)}”.`,
      }),
      askSql: ({ subject, reader }) => `
        select json_build_object('about', 'invitation', 'invitationId', i.id, 'jobId', i.job_id, 'state',
          case when a.status <> 'withdrawn' then 'accepted' when i.declined_at is null then 'open' else 'declined' end)
        from talent_invitations i join jobs j on j.id = i.job_id
        left join job_applications a on a.job_id = i.job_id and a.applicant_id = i.person_id
        where i.id = ${subject} and i.person_id = ${reader}
          and (a.status <> 'withdrawn' or i.declined_at is not null or (a.status is null and j.closed_at is null))`,
    },
    'talent-declined': {
      type: 'info',
      place: ({ invitationId, title }) => ({ subjectId: invitationId, actionUrl: `${invitationsPath}?lijst=verstuurd`, quote: title }),
      text: ({ names: [name = ''], excerpt }) => ({
        title: 'Antwoord op je uitnodiging',
        message: `${name} gaat niet in op je uitnodiging voor “${shownTitle(excerpt)}”.`,
      }),
    },
  },
  preferences: {
    'talent-invitation': { label: 'Uitnodigingen voor vacatures', channel: 'mail' },
    'talent-declined': { label: 'Antwoorden op je uitnodigingen van talent', channel: 'app' },
  },
};
