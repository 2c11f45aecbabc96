import { connectedSql } from '../../relations/queries.ts';
import type { TalentCard } from '../contract.ts';
import { shownSkills } from '../policy.ts';

/**
 * SQL of the columns of a card, of a talent profile `t` with its profile `p`, for the viewer `v.id`. The viewer may see the
 * talent profile, and with it the profile's details. Visitors see neither picture nor company.
 */
export const cardColumns = `t.id, t.title, t.availability, t.location, t.remote_work, t.work_types, t.experience_years,
  p.id as person_id, p.first_name, p.last_name, p.skills,
  case when v.id is not null then p.avatar_id end as avatar_id, case when v.id is null then '' else p.company end as company,
  case when p.hourly_rate_visibility = 'everyone' or p.id = v.id
      or (p.hourly_rate_visibility = 'connections' and (${connectedSql('p.id', 'v.id')}) is not null)
    then p.hourly_rate::float end as hourly_rate`;

export type CardRow = {
  id: string;
  title: string;
  availability: TalentCard['availability'];
  location: string;
  remote_work: boolean | null;
  work_types: TalentCard['workTypes'];
  experience_years: number;
  person_id: string;
  first_name: string;
  last_name: string;
  skills: string[];
  avatar_id: string | null;
  company: string;
  hourly_rate: number | null;
};

export function toCard(row: CardRow): TalentCard {
  return {
    id: row.id,
    person: {
      id: row.person_id,
      firstName: row.first_name,
      lastName: row.last_name,
      jobTitle: row.title,
      company: row.company,
      avatarId: row.avatar_id,
    },
    availability: row.availability,
    location: row.location,
    remoteWork: row.remote_work,
    workTypes: row.work_types,
    experienceYears: row.experience_years,
    hourlyRate: row.hourly_rate,
    skills: row.skills.slice(0, shownSkills),
    moreSkills: Math.max(row.skills.length - shownSkills, 0),
  };
}
