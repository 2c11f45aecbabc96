import { makeMeeting } from '../../features/agenda/factory.ts';
import { makeContactMessage } from '../../features/contact/factory.ts';
import { makeDeck } from '../../features/decks/factory.ts';
import { makeLink, makeReading, makeRelease } from '../../features/decks/links/factory.ts';
import { makeModelAgreement } from '../../features/decks/model/factory.ts';
import { makeComment, makeLike, makePost } from '../../features/feed/factory.ts';
import { makeDashboard, makeProjectDismissal, makeWeeklyMail } from '../../features/investors/factory.ts';
import { makeApplication } from '../../features/jobs/applications/factory.ts';
import { fullJob, makeJob } from '../../features/jobs/factory.ts';
import { makeAnswerRecords } from '../../features/jobs/promise/factory.ts';
import { makeSavedJob } from '../../features/jobs/saved/factory.ts';
import { makeMatch, makeMatchNews } from '../../features/matches/factory.ts';
import { makeAttachment, makeConversation } from '../../features/messages/factory.ts';
import { makeDismissal, makeSuggestion } from '../../features/network/factory.ts';
import { makeNotification } from '../../features/notifications/factory.ts';
import { makeAdmission } from '../../features/projects/admissions/factory.ts';
import { fullProject, makeProject, makeRole } from '../../features/projects/factory.ts';
import { makeFollow } from '../../features/projects/follows/factory.ts';
import { makeInterest } from '../../features/projects/interests/factory.ts';
import { makeMember } from '../../features/projects/members/factory.ts';
import { makeQuestion } from '../../features/projects/questions/factory.ts';
import { makeSavedProject } from '../../features/projects/saved/factory.ts';
import { makeProjectViews } from '../../features/projects/views/factory.ts';
import { makeBlock } from '../../features/relations/factory.ts';
import { makeSavedSearch } from '../../features/saved-searches/factory.ts';
import { talent, talentIdOf } from '../../features/talent/factory.ts';
import { makeTalentInvitation } from '../../features/talent/invitations/factory.ts';
import { makeSavedTalent } from '../../features/talent/saved/factory.ts';
import { makeUpload } from '../../features/uploads/factory.ts';
import type { Person, TestServer } from './test-server.ts';

type FullPerson = {
  person: Person;
  stranger: Person;
  /** The stranger's post that the person liked and commented on. */
  post: { id: string };
};

/** Makes a person with a row in every table that belongs to people. A feature that adds a table adds a row here. */
export async function makeFullPerson(server: TestServer): Promise<FullPerson> {
  const { pool, db } = server.services;
  const [person, stranger] = [await server.person({ roles: ['talent'] }), await server.person()];
  const { id } = person;
  await person.api.account.requestEmailChange({ email: `nieuw-${person.email}`, password: person.password });
  const avatar = await makeUpload(server.services, { ownerId: id, kind: 'avatar' });
  await pool.query(`update profiles set avatar_id = $2, hourly_rate = 82.5, investment_min = 1000, skills = '{Rust}' where id = $1`, [
    id,
    avatar.id,
  ]);
  await pool.query(
    `insert into profile_entries (profile_id, kind, position, title, from_month) values ($1, 'education', 0, 'x', '2020-09-01')`,
    [id],
  );
  const [low, high] = [id, stranger.id].toSorted();
  await pool.query(`insert into connections (low_id, high_id, requester_id, status) values ($1, $2, $3, 'pending')`, [low, high, id]);
  const [suggested, blocked] = [await server.person(), await server.person()];
  await makeSuggestion(db, { to: id, of: suggested.id });
  await makeDismissal(db, { from: id, of: stranger.id });
  await makeBlock(db, { from: id, of: blocked.id });
  await makeModelAgreement(db, id);
  const image = await makeUpload(server.services, { ownerId: id });
  const own = await makePost(db, { authorId: id, imageId: image.id, imageAlt: 'Een tas.' });
  await makeLike(db, { postId: own.id, personId: stranger.id });
  const post = await makePost(db, { authorId: stranger.id });
  await makeLike(db, { postId: post.id, personId: id });
  await makeComment(db, { postId: post.id, authorId: id });
  await makeNotification(db, { personId: id, actorId: stranger.id });
  // Notifications of others about the person: alone, and together with somebody else.
  await makeNotification(db, { personId: stranger.id, kind: 'comment', actorId: id, excerpt: 'Van mij.' });
  await makeNotification(db, { personId: stranger.id, actorId: id, otherActorId: stranger.id, count: 2 });
  await pool.query(`insert into notification_preferences (person_id, kind, channel) values ($1, 'like', 'none')`, [id]);
  const { messageIds } = await makeConversation(db, { from: id, to: stranger.id, texts: ['Dag!'] });
  const document = await makeUpload(server.services, { ownerId: id, kind: 'document' });
  for (const messageId of messageIds) await makeAttachment(db, { messageId, uploadId: document.id });
  await pool.query('insert into message_preferences (person_id, shows_read_marks) values ($1, false)', [id]);
  await pool.query('insert into presence_preferences (person_id, is_shown) values ($1, false)', [id]);
  const startTime = new Date(server.clock.now().getTime() + 86_400_000);
  await makeMeeting(db, { organizerId: id, participantId: stranger.id, startTime, description: 'Over het plan', location: 'Antwerpen' });
  await person.api.calendar.renewCalendarAddress();
  await makeContactMessage(db, { accountId: id });
  const [banner, logo] = [
    await makeUpload(server.services, { ownerId: id, kind: 'project-image' }),
    await makeUpload(server.services, { ownerId: id, kind: 'project-image' }),
  ];
  const followed = await makeProject(db, { ownerId: stranger.id });
  await makeFollow(db, { projectId: followed.id, personId: id });
  await makeQuestion(db, { projectId: followed.id, askerId: id, answer: 'Ja.' });
  const paper = await makeUpload(server.services, { ownerId: id, kind: 'project-document' });
  const fields = fullProject();
  const project = await makeProject(db, {
    ...fields,
    ...{ ownerId: id, imageId: banner.id, imageAlt: 'Een dak.', logoId: logo.id, documents: [{ id: paper.id, name: 'Begroting' }] },
    raises: [{ amount: 500, statedAt: server.clock.now() }],
    earlierDates: fields.plan.milestones.map((each) => ({ milestoneId: each.id, changedAt: server.clock.now(), dueOn: '2026-12-01' })),
  });
  await makeDeck(db, { projectId: project.id, colour: '#1f7a4d', updatedAt: server.clock.now() });
  const theirs = await makeProject(db, { ownerId: stranger.id });
  await makeSavedProject(db, { personId: id, projectId: theirs.id, stage: 'talking', note: 'Bellen' });
  await makeProjectViews(db, [{ projectId: project.id, day: '2026-01-31', count: 3 }]);
  await person.api.projectViews.recordLook({ id: theirs.id });
  await makeProjectDismissal(db, { personId: id, projectId: theirs.id });
  await person.api.approach.savePreference({ isApproachable: true });
  await makeWeeklyMail(db, { personId: id, toldUntil: server.clock.now() });
  await makeDashboard(db, {
    personId: id,
    total: 3,
    matches: 1,
    countedFor: '[]',
    countedAt: server.clock.now(),
    seenAt: server.clock.now(),
  });
  const sign = await makeUpload(server.services, { ownerId: id, kind: 'job-logo' });
  await makeJob(db, { ...fullJob(), posterId: id, logoId: sign.id });
  await makeSavedJob(db, { personId: id, jobId: (await makeJob(db, { posterId: stranger.id })).id });
  const cv = await makeUpload(server.services, { ownerId: id, kind: 'cv' });
  await makeApplication(db, {
    job: await makeJob(db, { posterId: stranger.id }),
    ...{ applicantId: id, cvId: cv.id, letter: 'Ik kom graag.', salaryMin: 30_000, notes: ['Bellen'] },
    answers: [{ question: 'Wanneer kun je beginnen?', answer: 'Morgen' }],
    told: [{ status: 'in_review', message: 'Even geduld.' }],
  });
  await makeAnswerRecords(db, id, [{ appliedOn: '2026-01-02', dueOn: '2026-01-16', answeredOn: '2026-01-05' }]);
  const role = makeRole();
  const elsewhere = await makeProject(db, { ownerId: stranger.id, roles: [role] });
  await makeInterest(db, { roleId: role.id, personId: id });
  await makeAdmission(db, { projectId: elsewhere.id, personId: id, status: 'declined', note: 'Mag ik meelezen?', answer: 'Later graag.' });
  await makeMember(db, { projectId: elsewhere.id, personId: id, role: 'Bouwer' });
  await makeRelease(db, { projectId: project.id }, [banner.id]);
  await makeRelease(db, { projectId: elsewhere.id });
  const { id: linkId } = await makeLink(db, { projectId: elsewhere.id, personId: id });
  await makeReading(db, { projectId: elsewhere.id, linkId, personId: id });
  const colleague = await server.person(talent());
  await makeSavedTalent(db, { personId: id, talentId: await talentIdOf(db, colleague), note: 'Mailen' });
  const strangersJob = await makeJob(db, { posterId: stranger.id });
  await makeTalentInvitation(db, { jobId: strangersJob.id, inviterId: stranger.id, personId: id, declinedAt: server.clock.now() });
  const match = { jobId: strangersJob.id, talentId: await talentIdOf(db, person), posterId: stranger.id, personId: id };
  await makeMatch(db, { ...match, talentAnswer: 'interested', talentAnsweredAt: server.clock.now() });
  await makeMatchNews(db, { personId: id, side: 'talent', since: server.clock.now() });
  await person.api.matchPreferences.saveMatching({ isOn: true, bar: 80 });
  await makeSavedSearch(db, { personId: id, query: 'zoek=rust', name: 'Rustaceans' });
  await person.api.home.dismissFirstSteps();
  return { person, stranger, post };
}
