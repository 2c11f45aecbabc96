import { makeApplication } from '../../../features/jobs/applications/factory.ts';
import { answerDay, answerDays } from '../../../features/jobs/applications/policy.ts';
import { readSentProfile } from '../../../features/jobs/applications/queries/sent-profile.ts';
import { jobZone } from '../../../features/jobs/policy.ts';
import { recountFigures } from '../../../features/jobs/promise/commands/recount-figures.ts';
import { makeAnswerRecords } from '../../../features/jobs/promise/factory.ts';
import { jobs } from '../../../features/jobs/tables.ts';
import { addDays } from '../../../platform/calendar.ts';
import type { Services } from '../../../platform/server/services.ts';
import { dayOf } from '../../../platform/zoned-time.ts';
import type { DemoRows } from '../demo-rows.ts';
import { demoEntrepreneur, demoTalent, findJobs, findPeople } from '../jobs/find.ts';
import { seededRandom } from '../random.ts';
import { owedAnswers, promisedAnswers } from './phases.ts';

const dayLength = 86_400_000;

type People = { profiles: DemoRows['profiles']; now: Date };

/** Stores how posters answered until now, and answers that are owed in every phase. */
export async function storeAnswers(services: Services, { profiles, now }: People): Promise<void> {
  const { db } = services;
  const personOf = findPeople(profiles);
  const jobOf = await findJobs(db);
  const posterId = personOf(demoEntrepreneur).id;
  const posted = await db.select({ posterId: jobs.posterId }).from(jobs).orderBy(jobs.createdAt, jobs.id);
  for (const [place, each] of [...new Set(posted.map((job) => job.posterId))].entries())
    await storeFigure(services, each, { place, isOwn: each === posterId, now });

  const send = async (applicantId: string, { to, days, extension, letter }: (typeof promisedAnswers)[number]) => {
    const job = jobOf(to);
    const appliedAt = new Date(now.getTime() - days * dayLength);
    const isExtended = extension !== undefined;
    const told = isExtended ? [{ status: 'in_review' as const, message: extension }] : [];
    await makeApplication(db, {
      ...{ job, applicantId, companyName: job.companyName, letter, appliedAt, told },
      ...{ status: isExtended ? 'in_review' : 'viewed', statusAt: new Date(appliedAt.getTime() + 2 * dayLength) },
      dueOn: addDays(answerDay(appliedAt), isExtended ? answerDays : 0),
      extendedAt: isExtended ? new Date(appliedAt.getTime() + 2 * dayLength) : null,
      profile: await readSentProfile(db, applicantId, job),
    });
  };
  for (const owed of owedAnswers) await send(personOf(owed.from).id, owed);
  for (const promised of promisedAnswers) await send(personOf(demoTalent).id, promised);
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
