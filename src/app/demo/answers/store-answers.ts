import { makeApplication } from '../../../features/jobs/applications/factory.ts';
import { answerDay, answerDays } from '../../../features/jobs/applications/policy.ts';
import { readSentProfile } from '../../../features/jobs/applications/queries/sent-profile.ts';
import { jobApplications } from '../../../features/jobs/applications/tables.ts';
import { jobZone } from '../../../features/jobs/policy.ts';
import { recountFigures } from '../../../features/jobs/promise/commands/recount-figures.ts';
import { makeAnswerRecords } from '../../../features/jobs/promise/factory.ts';
import { jobs } from '../../../features/jobs/tables.ts';
import type { Services } from '../../../platform/server/services.ts';
import { addDays, dayOf } from '../../../platform/zoned-time.ts';
import type { DemoRows } from '../compose-demo.ts';
import { seededRandom } from '../random.ts';
import { owedAnswers, promisedAnswers } from './phases.ts';

const dayLength = 86_400_000;

type People = { profiles: DemoRows['profiles']; signIns: string[]; now: Date };

/** Stores how posters answered until now, and answers that are owed in every phase. */
export async function storeAnswers(services: Services, { profiles, signIns, now }: People): Promise<void> {
  const { db } = services;
  const ofRole = (role: 'entrepreneur' | 'talent') => profiles.filter(({ roles }) => roles.includes(role));
  const [poster] = ofRole('entrepreneur').filter(({ id }) => signIns.includes(id));
  const [talent] = ofRole('talent').filter(({ id }) => signIns.includes(id) && id !== poster?.id);
  const posted = await db.select().from(jobs).orderBy(jobs.createdAt, jobs.id);
  const [own] = posted.filter(({ posterId, closedAt, type }) => posterId === poster?.id && closedAt === null && type === 'freelance');
  const applied = await db.select({ jobId: jobApplications.jobId }).from(jobApplications);
  const others = posted.filter(({ id, posterId, closedAt }) => {
    return closedAt === null && !signIns.includes(posterId) && !applied.some(({ jobId }) => jobId === id);
  });
  if (talent === undefined || own === undefined || others.length < promisedAnswers.length)
    throw new Error('The demo has too few jobs for its answers.');

  const posterIds = [...new Set(posted.map(({ posterId }) => posterId))];
  for (const [place, posterId] of posterIds.entries())
    await storeFigure(services, posterId, { place, isOwn: posterId === poster?.id, now });

  const send = async (job: typeof own, applicantId: string, { days, isExtended = false, letter }: (typeof owedAnswers)[number]) => {
    const appliedAt = new Date(now.getTime() - days * dayLength);
    const told = isExtended
      ? [{ status: 'in_review' as const, message: 'We hebben wat meer tijd nodig. Je hoort zeker nog van ons.' }]
      : [];
    await makeApplication(db, {
      ...{ job, applicantId, companyName: job.companyName, letter, appliedAt, told },
      ...{ status: isExtended ? 'in_review' : 'viewed', statusAt: new Date(appliedAt.getTime() + 2 * dayLength) },
      dueOn: addDays(answerDay(appliedAt), isExtended ? answerDays : 0),
      extendedAt: isExtended ? new Date(appliedAt.getTime() + 2 * dayLength) : null,
      profile: await readSentProfile(db, applicantId, { posterId: job.posterId, type: job.type }),
    });
  };
  const applicants = ofRole('talent').filter(({ id }) => !signIns.includes(id));
  for (const [place, owed] of owedAnswers.entries()) {
    const applicant = applicants.at(-1 - place);
    if (applicant !== undefined) await send(own, applicant.id, owed);
  }
  for (const [place, promised] of promisedAnswers.entries()) {
    const job = others[place];
    if (job !== undefined) await send(job, talent.id, promised);
  }
  // The server counts those that are late once it runs, and tells of misses.
  await recountFigures(services, dayOf(now.toISOString(), jobZone));
}

type Figure = { place: number; isOwn: boolean; now: Date };

/** The answers of a year: many of the person to sign in as, few of every third poster. */
async function storeFigure({ db }: Services, posterId: string, { place, isOwn, now }: Figure): Promise<void> {
  const random = seededRandom(60 + place);
  const today = dayOf(now.toISOString(), jobZone);
  const usual = place % 3 === 0 ? 3 : 6 + Math.floor(random() * 20);
  const count = isOwn ? 19 : usual;
  const dates = Array.from({ length: count }, (_each, each) => {
    const dueOn = addDays(today, -20 - Math.floor((each * 330) / count));
    const appliedOn = addDays(dueOn, -answerDays);
    const isMissed = each % 11 === 10;
    return { dueOn, appliedOn, answeredOn: isMissed ? null : addDays(appliedOn, Math.floor(random() ** 2 * 16)) };
  });
  await makeAnswerRecords(db, posterId, dates);
}
