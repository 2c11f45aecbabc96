import type { Notices } from '../notifications/policy.ts';

type NetworkKind = 'connection-request' | 'connection-accepted';

declare module '../notifications/policy.ts' {
  interface NoticeDetails extends Record<NetworkKind, object> {}
}

const profilePath = (personId: string) => `/profiel/${personId}`;

export const networkNotices: Notices<NetworkKind> = {
  kinds: {
    'connection-request': {
      type: 'connection',
      place: ({ actorId }) => ({ subjectId: actorId, actionUrl: '/netwerk?tab=verzoeken' }),
      text: ({ names: [name = ''] }) => ({ title: 'Nieuw connectieverzoek', message: `${name} wil met je verbinden.` }),
      askSql: ({ subject, reader }) => `
        select json_build_object('about', 'connection', 'personId', ${subject}, 'state',
          case c.status when 'pending' then 'open' when 'accepted' then 'accepted' else 'declined' end)
        from connections c where c.low_id = least(${subject}, ${reader}::uuid) and c.high_id = greatest(${subject}, ${reader}::uuid)
          and c.requester_id = ${subject}`,
      answeredUrl: profilePath,
    },
    'connection-accepted': {
      type: 'connection',
      place: ({ actorId }) => ({ subjectId: actorId, actionUrl: profilePath(actorId) }),
      text: ({ names: [name = ''] }) => ({ title: 'Verzoek geaccepteerd', message: `${name} is nu een connectie van je.` }),
    },
  },
  preferences: {
    'connection-request': { label: 'Connectieverzoeken', channel: 'mail' },
    'connection-accepted': { label: 'Geaccepteerde verzoeken', channel: 'app' },
  },
};
