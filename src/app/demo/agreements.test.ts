import { expect, test } from 'vitest';
import { releaseDeck } from '../../features/decks/links/commands/release.ts';
import { formatWeekday } from '../../platform/calendar.ts';
import { type Point, placesOf } from '../../platform/server/places/places.ts';
import { clockOf, dayOf } from '../../platform/zoned-time.ts';
import type { Browser } from '../testing/browser.ts';
import { startTestServer } from '../testing/test-server.ts';
import { demoPassword, fillDemo } from './fill-demo.ts';
import { demoPeople } from './people/all.ts';
import { demoProfiles } from './profiles/all.ts';
import { demoProjects } from './projects/all.ts';

const zone = 'Europe/Brussels';
const server = await startTestServer();
const { services, clock } = server;
await fillDemo(services, clock.now(), releaseDeck);

async function signIn(name: 'ondernemer' | 'talent' | 'investeerder'): Promise<Browser> {
  const browser = server.visitor();
  await browser.api.accounts.signIn({ email: `${name}@demo.localhost`, password: demoPassword });
  return browser;
}
const [entrepreneur, talent, investor] = [await signIn('ondernemer'), await signIn('talent'), await signIn('investeerder')];

const application = (status: string) => `from job_applications a where a.id = n.subject_id and a.poster_id = n.actor_id
  and a.applicant_id = n.person_id and exists (select from job_application_events e where e.application_id = a.id and e.status = '${status}')`;
const meeting = (reader: string, actor: string, status: string) =>
  `from meetings m where m.id = n.subject_id and m.${reader} = n.person_id and m.${actor} = n.actor_id and m.status = any('{${status}}')`;
const project = (table: string, condition: string) => `from ${table} x join projects p on p.id = x.project_id where ${condition}`;
const mutual = (reader: string, other: string, subject: string) => `m.${reader} = n.person_id and m.${other} = n.actor_id
  and m.${subject} = n.subject_id and m.talent_answer = 'interested' and m.poster_answer = 'interested'`;

/** The row that each kind of notification \`n\` speaks of. */
const sources: Record<string, string> = {
  like: 'from post_likes l join posts p on p.id = l.post_id where p.id = n.subject_id and l.person_id = n.actor_id and p.author_id = n.person_id',
  comment:
    'from post_comments c join posts p on p.id = c.post_id where c.id = n.subject_id and c.author_id = n.actor_id and p.author_id = n.person_id',
  'connection-request': `from connections c where c.requester_id = n.actor_id and c.status = 'pending' and n.person_id in (c.low_id, c.high_id)`,
  'connection-accepted': `from connections c where c.requester_id = n.person_id and c.status = 'accepted' and n.actor_id in (c.low_id, c.high_id)`,
  message: 'from conversation_sides s where s.person_id = n.person_id and s.counterpart_id = n.actor_id and s.unread_count = n.count',
  'meeting-invited': meeting('participant_id', 'organizer_id', 'pending,confirmed,declined'),
  'meeting-confirmed': meeting('organizer_id', 'participant_id', 'confirmed'),
  'meeting-declined': meeting('organizer_id', 'participant_id', 'declined'),
  'project-follow': project('project_follows', 'p.id = n.subject_id and p.owner_id = n.person_id and x.person_id = n.actor_id'),
  'project-update': `from posts u join project_follows f using (project_id)
    where project_id = n.subject_id and u.author_id = n.actor_id and f.person_id = n.person_id`,
  'access-asked': project('project_admissions', `x.id = n.subject_id and x.status = 'asked' and p.owner_id = n.person_id`),
  'access-admitted': project('project_admissions', `p.id = n.subject_id and x.status = 'admitted' and x.person_id = n.person_id`),
  'member-asked': project('project_members', `x.id = n.subject_id and x.status = 'asked' and x.person_id = n.person_id`),
  'member-accepted': project('project_members', `x.id = n.subject_id and x.status = 'member' and p.owner_id = n.person_id`),
  'role-interest': 'from project_interests i where i.id = n.subject_id and i.person_id = n.actor_id',
  'project-question': project('project_questions', 'x.id = n.subject_id and x.asker_id = n.actor_id and p.owner_id = n.person_id'),
  'project-answer': project('project_questions', `x.id = n.subject_id and x.asker_id = n.person_id and x.answer <> ''`),
  'deck-read': project('pitch_readings', 'coalesce(x.link_id, x.person_id) = n.subject_id and p.owner_id = n.person_id'),
  'deck-opened': project('pitch_readings', 'x.link_id = n.subject_id and p.owner_id = n.person_id'),
  application: 'from job_applications a where a.job_id = n.subject_id and a.applicant_id = n.actor_id and a.poster_id = n.person_id',
  'application-withdrawn': `from job_applications a where a.id = n.subject_id and a.status = 'withdrawn' and a.poster_id = n.person_id`,
  'application-in-review': application('in_review'),
  'application-invited': application('invited'),
  'application-hired': application('hired'),
  'application-answered': application('rejected'),
  'talent-invitation': 'from talent_invitations i where i.id = n.subject_id and i.inviter_id = n.actor_id and i.person_id = n.person_id',
  'talent-declined': 'from talent_invitations i where i.id = n.subject_id and i.declined_at is not null and i.inviter_id = n.person_id',
  'match-mutual': `from job_matches m
    where ${mutual('person_id', 'poster_id', 'job_id')} or ${mutual('poster_id', 'person_id', 'talent_id')}`,
};

test('every notification speaks of what exists', async () => {
  const { rows: kinds } = await services.pool.query<{ kind: string }>('select distinct kind from notifications');
  const told = kinds
    .map(({ kind }) => kind)
    .filter((kind) => !['match-new', 'answers-owed', 'answer-missed', 'meeting-tomorrow'].includes(kind));
  expect(told.length).toBeGreaterThan(15);
  for (const kind of told) {
    const { rows } = await services.pool.query(
      `select n.kind, n.subject_id, n.action_url from notifications n where n.kind = $1 and not exists (select ${sources[kind]})`,
      [kind],
    );
    expect(rows).toEqual([]);
  }
});

test('every list that a role has shows something', async () => {
  const [project] = (await services.pool.query<{ id: string }>("select id from projects where title like 'Ovenmaat: de%'")).rows;
  const [job] = (await services.pool.query<{ id: string }>("select id from jobs where title = 'Begeleider van bakkers'")).rows;
  const roles = await services.pool.query<{ id: string }>("select id from project_roles where role_name = 'CTO'");
  const [projectId, jobId, roleId] = [project?.id ?? '', job?.id ?? '', roles.rows[0]?.id ?? ''];
  const shared = ({ api }: Browser) => [
    api.network.listRequests({ direction: 'received' }).then(({ people }) => people),
    api.network.listRequests({ direction: 'sent' }).then(({ people }) => people),
    api.network.listConnections({}).then(({ people }) => people),
    api.network.listSuggestions({}).then(({ suggestions }) => suggestions),
    api.messages.listConversations({}).then(({ conversations }) => conversations),
    api.messages.listConversations({ box: 'requests' }).then(({ conversations }) => conversations),
    api.agenda.listUpcoming({}).then(({ meetings }) => meetings),
    api.notifications.listNotifications({ which: 'unread' }).then(({ notifications }) => notifications),
  ];
  const { api } = entrepreneur;
  const lists = await Promise.all([
    ...[entrepreneur, talent, investor].flatMap(shared),
    api.admissions.listAdmissions({ id: projectId, list: 'asked' }).then(({ admissions }) => admissions),
    api.members.listMembers({ id: projectId }).then(({ members }) => members),
    api.interests.listInterests({ id: roleId }).then(({ interests }) => interests),
    api.follows.listFollowers({ id: projectId }).then(({ followers }) => followers),
    api.questions.listQuestions({ id: projectId }).then(({ questions }) => questions),
    api.deckLinks.listLinks({ id: projectId }).then(({ links }) => links),
    api.deckLinks.listAdmittedReadings({ id: projectId }).then(({ readings }) => readings),
    api.applicants.listReceived({ id: jobId }).then(({ applications }) => applications),
    api.answers.listOwed({}).then(({ applications }) => applications),
    api.savedTalents.listSaved({}).then(({ saved }) => saved),
    api.savedSearches.listSearches().then(({ searches }) => searches),
    api.talentInvitations.listInvitations({ side: 'sent' }).then(({ invitations }) => invitations),
    api.matches.listMatches({ side: 'poster' }).then(({ matches }) => matches),
    talent.api.applications.listOwn({}).then(({ applications }) => applications),
    talent.api.savedJobs.listSaved({}).then(({ jobs }) => jobs),
    talent.api.savedSearches.listSearches().then(({ searches }) => searches),
    talent.api.talentInvitations.listInvitations({ side: 'received' }).then(({ invitations }) => invitations),
    talent.api.matches.listMatches({ side: 'talent' }).then(({ matches }) => matches),
    investor.api.investors.listDashboardProjects({}).then(({ projects }) => projects),
    investor.api.savedProjects.listSaved({ stage: 'talking' }).then(({ saved }) => saved),
    investor.api.ownReadings.listOwnReadings({}).then(({ readings }) => readings),
  ]);

  expect(lists.map((list) => list.length > 0)).toEqual(lists.map(() => true));
});

test('the two people of a meeting speak of its day and hour, before it begins', async () => {
  const now = clock.now().getTime();
  const [from, to] = [-14, 30].map((days) => new Date(now + days * 86_400_000).toISOString());
  for (const browser of [entrepreneur, talent, investor]) {
    const { meetings } = await browser.api.agenda.listMeetings({ from: from ?? '', to: to ?? '' });
    expect(meetings.length).toBeGreaterThanOrEqual(5);
    expect(new Set(meetings.map(({ status }) => status))).toEqual(new Set(['pending', 'confirmed', 'declined']));
    for (const { startTime, person } of meetings) {
      const { messages } = await browser.api.messages.listMessages({ id: person.id });
      const said = messages.map(({ content }) => content).join('\n');
      expect(said).toContain(formatWeekday(dayOf(startTime, zone)));
      expect(said).toContain(clockOf(startTime, zone));
    }
  }
  const { rows } = await services.pool.query(
    'select title from meetings where created_at >= start_time or updated_at > $1 or created_at > updated_at',
    [clock.now()],
  );
  expect(rows).toEqual([]);
});

test('nobody of the demo says the sentence of another', async () => {
  const { rows } = await services.pool.query(
    `select content, count(*)::int as times from (
       select content from post_comments union all select content from messages union all select note from project_admissions
       union all select letter from job_applications union all select content from project_questions
       union all select message from job_application_events where message <> '' union all select content from posts
     ) said where content <> '' group by content having count(*) > 1`,
  );
  expect(rows).toEqual([]);
});

test('an application, an admission, an interest and a match of two open the conversation', async () => {
  const { rows } = await services.pool.query(
    `select one, other from (
       select applicant_id as one, poster_id as other from job_applications
       union select a.person_id, owner_id from project_admissions a join projects p on p.id = project_id where a.status = 'admitted'
       union select i.person_id, owner_id from project_interests i join project_roles r on r.id = role_id join projects p on p.id = project_id
       union select person_id, poster_id from job_matches where talent_answer = 'interested' and poster_answer = 'interested'
     ) pairs where not exists (select from conversations where low_id = least(one, other) and high_id = greatest(one, other) and opened_at is not null)`,
  );
  expect(rows).toEqual([]);
});

/** Kilometres between two places, near enough for the Low Countries. */
const between = (one: Point, other: Point) => Math.hypot((one.latitude - other.latitude) * 111, (one.longitude - other.longitude) * 69);

/** Kilometres from where a person says they live to the nearest of these places; infinite without any. */
function fromHome(name: string, places: readonly Point[]): number {
  const homes = placesOf(demoProfiles[name]?.location ?? '');
  return Math.min(...places.flatMap((place) => homes.map((home) => between(home, place))));
}

/** People whose posts tell of a journey: a boat, an inspection, a farm to take down, a lecture, three days in Flanders. */
const travellers = ['Wouter Dijkstra', 'Emiel Timmermans', 'Ruben De Ridder', 'Merel Kok', 'Tessa Blom'];

test('people post about towns near where they live', () => {
  const named = demoPeople.map(({ firstName, lastName, posts }) => {
    const words = posts.flatMap((post) => [...post.matchAll(/(?<=[\p{Ll},;:] )(?:Den |Sint-)?\p{Lu}[\p{L}-]{3,}/gu)]);
    return { name: `${firstName} ${lastName}`, places: words.flatMap(([word]) => placesOf(word)) };
  });
  const told = named.filter(({ name, places }) => places.length > 0 && !travellers.includes(name));

  expect(told.length).toBeGreaterThan(30);
  expect(told.filter(({ name, places }) => fromHome(name, places) > 65).map(({ name }) => name)).toEqual([]);
});

test('a project is in the town of its owner', () => {
  expect(demoProjects.filter(({ owner, location = '' }) => fromHome(owner, placesOf(location)) > 30).map(({ title }) => title)).toEqual([]);
});
