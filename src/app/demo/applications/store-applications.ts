import { makeApplication } from '../../../features/jobs/applications/factory.ts';
import { readSentProfile } from '../../../features/jobs/applications/queries/sent-profile.ts';
import { createUpload } from '../../../features/uploads/commands/create-upload.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { DemoRows } from '../demo-rows.ts';
import { drawPaper } from '../documents/draw-paper.ts';
import { demoTalent, findJobs, findPeople } from '../jobs/find.ts';
import { demoJobs } from '../jobs/store-jobs.ts';
import { received, receivedJob, sent } from './demo-applications.ts';

const dayLength = 86_400_000;

type People = { profiles: DemoRows['profiles']; now: Date };

/** Stores applications in every state: to a job of the demo's entrepreneur, and of the demo's talent. */
export async function storeApplications(services: Services, { profiles, now }: People): Promise<void> {
  const { db } = services;
  const ago = (days: number) => new Date(now.getTime() - days * dayLength);
  const personOf = findPeople(profiles);
  const jobOf = await findJobs(db);

  const job = jobOf(receivedJob);
  const questions = demoJobs.find(({ title }) => title === receivedJob)?.questions ?? [];
  for (const { from, status, days, letter, answers, message, notes, hasCv = false } of received) {
    const person = personOf(from);
    await makeApplication(db, {
      ...{ job, applicantId: person.id, companyName: job.companyName, status, letter, notes },
      ...{ appliedAt: ago(days + 0.4), statusAt: ago(days / 2) },
      profile: await readSentProfile(db, person.id, job),
      cvId: hasCv ? await storeCv(services, person) : null,
      answers: questions.map(({ question }, at) => ({ question, answer: answers[at] ?? '' })),
      told: message === undefined ? undefined : [{ status, message }],
    });
  }
  const talent = personOf(demoTalent);
  for (const { to, status, days, letter, message } of sent) {
    const theirs = jobOf(to);
    await makeApplication(db, {
      ...{ job: theirs, applicantId: talent.id, companyName: theirs.companyName, status, letter },
      ...{ appliedAt: ago(days), statusAt: ago(days / 2), salaryMin: theirs.salaryMin, salaryMax: theirs.salaryMax },
      profile: await readSentProfile(db, talent.id, theirs),
      cvId: await storeCv(services, talent),
      told: message === undefined ? undefined : [{ status, message }],
    });
  }
}

/** Stores a CV of one page. */
async function storeCv(services: Services, person: DemoRows['profiles'][number]): Promise<string> {
  const name = `${person.firstName} ${person.lastName}`;
  const paper = await drawPaper(name, [[person.jobTitle], ['Ervaring, opleiding en talen op aanvraag.']]);
  const upload = await createUpload(services, person.id, {
    id: newId(),
    kind: 'cv',
    file: new File([new Uint8Array(paper)], `Cv ${name}.pdf`),
  });
  if (typeof upload === 'string') throw new Error(`A CV of the demo was refused: ${upload}.`);
  return upload.id;
}
