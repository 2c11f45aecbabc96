import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';

// More talents than are looked at before the index is asked.
const server = await startTestServer({ tasks: [] });
const { services } = server;
const member = await server.person({ roles: ['entrepreneur'] });

function reachOf(place: number): string {
  if (place % 97 === 0) return 'everyone';
  return place % 20 === 1 ? 'connections' : 'members';
}

function rateOf(place: number): number | null {
  if (place === 3_508) return 9.5;
  return place % 3 === 0 ? null : 20 + (place % 400);
}

const all = Array.from({ length: 3_600 }, (_, place) => {
  return {
    id: newId(),
    person_id: newId(),
    title: place > 3_590 ? 'Eenhoorn' : (['Lasser', 'Bakker'][place % 16] ?? 'Werker'),
    availability: ['unavailable', 'busy', 'busy', 'busy'][place % 10] ?? 'available',
    reach: reachOf(place),
    location: place % 1_700 === 1_699 ? 'Zichem' : (['Gent', 'Luik'][place % 3] ?? ''),
    remote_work: place % 2 === 0,
    experience_years: place === 3_504 ? 72 : place % 39,
    work_types: place % 5 === 0 ? ['freelance', 'part-time'] : ['full-time'],
    languages: place === 2_904 ? ['nederlands', 'catalaans'] : ['nederlands'],
    hourly_rate: rateOf(place),
    listed_at: new Date(Date.UTC(2026, 5, 1) - place * 60_000).toISOString(),
  };
});
const given = sql`jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as given(id uuid, person_id uuid, title text, availability text, reach text,
  location text, remote_work boolean, experience_years int, work_types jsonb, languages jsonb, hourly_rate numeric, listed_at timestamptz)`;
await services.db.execute(
  sql`insert into accounts (id, email, email_verified) select person_id, person_id || '@kiem.localhost', true from ${given}`,
);
await services.db.execute(
  sql`insert into profiles (id, first_name, last_name, roles) select person_id, 'Femke', 'Mulder', '{talent}' from ${given}`,
);
await services.db.execute(sql`
  insert into talent_profiles (id, person_id, title, availability, reach, location, remote_work, experience_years, work_types, languages,
    hourly_rate, listed_at, search)
  select id, person_id, title, availability, reach, location, remote_work, experience_years,
    array(select jsonb_array_elements_text(work_types)), array(select jsonb_array_elements_text(languages)), hourly_rate, listed_at,
    to_tsvector('dutch', title)
  from ${given}`);
await services.pool.query('vacuum (analyze) talent_profiles');

type Made = (typeof all)[number];
type Asked = Parameters<typeof member.api.talent.listTalents>[0];

/** Whether a talent is in a list, told from the talent alone. */
function isListed(talent: Made, asked: Asked, isMember: boolean): boolean {
  const { search, availability = 'available', place, remote, workType, language, maxRate, minYears, sort } = asked;
  return (
    talent.availability !== 'unavailable' &&
    (isMember ? talent.reach !== 'connections' : talent.reach === 'everyone') &&
    (availability === 'all' || talent.availability === availability) &&
    (search === undefined || talent.title.toLowerCase() === search) &&
    (place === undefined || talent.location.toLowerCase().startsWith(place)) &&
    (remote !== true || talent.remote_work) &&
    (workType === undefined || talent.work_types.includes(workType)) &&
    (language === undefined || talent.languages.includes(language)) &&
    (maxRate === undefined || (talent.hourly_rate !== null && talent.hourly_rate <= maxRate)) &&
    (minYears === undefined || talent.experience_years >= minYears) &&
    (sort !== 'rate' || talent.hourly_rate !== null)
  );
}

function inOrder(talents: Made[], sort: Asked['sort']): Made[] {
  const byId = (one: Made, other: Made) => one.id.localeCompare(other.id, 'en');
  if (sort === 'rate') return talents.toSorted((one, other) => Number(one.hourly_rate) - Number(other.hourly_rate) || byId(one, other));
  if (sort === 'experience') return talents.toSorted((one, other) => other.experience_years - one.experience_years || byId(other, one));
  return talents;
}

const questions: Asked[] = [
  {},
  { availability: 'all' },
  { availability: 'busy', remote: true },
  ...['lasser', 'eenhoorn', 'xylofoon'].map((search) => ({ search })),
  ...['gent', 'zich', 'nergens'].map((place) => ({ place })),
  ...(['freelance', 'flexi-job'] as const).map((workType) => ({ workType })),
  { language: 'catalaans' },
  ...[9, 9.5, 20, 25.5, 299, 300, 350].map((maxRate) => ({ maxRate })),
  ...[0, 10, 38, 40, 41, 72].map((minYears) => ({ minYears })),
  { search: 'lasser', place: 'zichem' },
  { search: 'bakker', place: 'luik', maxRate: 60, remote: true },
  { place: 'gent', minYears: 37, workType: 'freelance' },
];
const orders = (['newest', 'rate', 'experience'] as const).flatMap((sort) => questions.map((asked) => ({ ...asked, sort })));

test.each(orders)('the list %j has all talents who answer, in order, for a member and for a visitor', async (asked) => {
  for (const reader of [member, server.visitor()]) {
    const answers = all.filter((talent) => isListed(talent, asked, reader === member));
    const found: string[] = [];
    let after: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const { talents, next } = await reader.api.talent.listTalents({ ...asked, after });
      found.push(...talents.map(({ id }) => id));
      if (next === null) break;
      after = next;
    }

    expect(found).toEqual(
      inOrder(answers, asked.sort)
        .map(({ id }) => id)
        .slice(0, 60),
    );
  }
});
