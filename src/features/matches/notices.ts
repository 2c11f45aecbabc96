import { counted } from '../../platform/server/too-many.ts';
import { shownTitle } from '../jobs/view/shown-title.ts';
import type { Notices } from '../notifications/policy.ts';
import { openTalentSql } from '../profiles/talent/tables.ts';
import type { MatchSide } from './policy.ts';

declare module '../notifications/policy.ts' {
  interface NoticeDetails {
    /** The subject is the job for a talent, and the talent profile for a poster. */
    'match-mutual': { subjectId: string; side: MatchSide; title: string };
    /** The subject is the reader's talent profile, or the reader as a poster. */
    'match-new': { actorId: null; subjectId: string; side: MatchSide; count: number };
  }
}

type MatchKind = 'match-mutual' | 'match-new';

/** Without a status: the match has another by the time that the notification is read, such as once contact was taken up. */
const pathOf = (side: MatchSide) => `/matches?kant=${side === 'talent' ? 'talent' : 'vacatures'}`;

export const matchesNotices: Notices<MatchKind> = {
  kinds: {
    'match-mutual': {
      type: 'connection',
      place: ({ subjectId, side, title }) => ({ subjectId, actionUrl: pathOf(side), quote: title }),
      text: ({ names: [name = ''], excerpt }) => ({
        title: 'Jullie zijn allebei geïnteresseerd',
        message: `${name} en jij zien allebei iets in “${shownTitle(excerpt)}”. Stuur een bericht.`,
      }),
      // A poster may share several jobs with one talent: the last that both liked is the one of the text. A closed one asks nothing, nor
      // does one of a talent who isn't open to work: neither sees such a match.
      askSql: ({ subject, actor, reader }) => `
        select json_build_object('about', 'match', 'jobId', m.job_id, 'talentId', m.talent_id, 'personId', ${actor}, 'state',
          case when m.contacted_at is null then 'open' else 'accepted' end)
        from job_matches m join jobs j on j.id = m.job_id
        where (m.contacted_at is not null
            or (j.closed_at is null and m.talent_id in (select id from talent_profiles where ${openTalentSql})))
          and m.poster_answer = 'interested' and m.talent_answer = 'interested'
          and ((m.job_id = ${subject} and m.person_id = ${reader}) or (m.talent_id = ${subject} and m.poster_id = ${reader}))
        order by greatest(m.poster_answered_at, m.talent_answered_at) desc limit 1`,
    },
    'match-new': {
      type: 'info',
      place: ({ subjectId, side, count }) => ({
        subjectId,
        actionUrl: pathOf(side),
        quote: counted(count, 'nieuwe match', 'nieuwe matches'),
      }),
      text: ({ excerpt }) => ({ title: 'Nieuwe matches', message: `Bekijk je ${excerpt}.` }),
    },
  },
  preferences: {
    'match-mutual': { label: 'Matches waarin jullie allebei geïnteresseerd zijn', channel: 'mail' },
    'match-new': { label: 'Nieuwe matches, hoogstens één keer per dag', channel: 'digest' },
  },
};
