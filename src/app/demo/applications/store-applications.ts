import { makeApplication } from '../../../features/jobs/applications/factory.ts';
import { readSentProfile } from '../../../features/jobs/applications/queries/sent-profile.ts';
import { makeJob } from '../../../features/jobs/factory.ts';
import type { JobType } from '../../../features/jobs/policy.ts';
import { createUpload } from '../../../features/uploads/commands/create-upload.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { DemoRows } from '../compose-demo.ts';
import { drawPaper } from '../documents/draw-paper.ts';
import { received, receivedJobs, sentJobs } from './demo-applications.ts';

const dayLength = 86_400_000;

type People = { profiles: DemoRows['profiles']; signIns: string[]; now: Date };

/** Stores applications in every state: to jobs of the demo's entrepreneur, and of the demo's talent. */
export async function storeApplications(services: Services, { profiles, signIns, now }: People): Promise<void> {
  const { db } = services;
  const ago = (days: number) => new Date(now.getTime() - days * dayLength);
  const ofRole = (role: 'entrepreneur' | 'talent') => profiles.filter(({ roles }) => roles.includes(role));
  const [poster] = ofRole('entrepreneur').filter(({ id }) => signIns.includes(id));
  const [talent] = ofRole('talent').filter(({ id }) => signIns.includes(id) && id !== poster?.id);
  if (poster === undefined || talent === undefined) throw new Error('The demo has no entrepreneur or talent to sign in as.');
  const applicants = ofRole('talent').filter(({ id }) => id !== poster.id && id !== talent.id);
  const sentTo = (posterId: string, type: JobType, personId: string) => readSentProfile(db, personId, { posterId, type });

  const [job, freelance] = await Promise.all(
    receivedJobs.map((details, place) => makeJob(db, { ...details, posterId: poster.id, createdAt: ago(26 - place) })),
  );
  if (job === undefined || freelance === undefined) throw new Error('The demo has too few jobs.');
  for (const [place, { status, days, letter, answers, message, notes, hasCv = false }] of received.entries()) {
    const person = applicants[place];
    if (person === undefined) throw new Error('The demo has too few talents.');
    const questions = receivedJobs[0]?.questions ?? [];
    await makeApplication(db, {
      ...{ job, applicantId: person.id, companyName: 'Ovenmaat', status, letter, notes },
      ...{ appliedAt: ago(days + 0.4), statusAt: ago(days / 2) },
      profile: await sentTo(poster.id, 'full-time', person.id),
      cvId: hasCv ? await storeCv(services, person) : null,
      answers: questions.map(({ question }, at) => ({ question, answer: answers[at] ?? '' })),
      told: message === undefined ? undefined : [{ status, message }],
    });
  }
  for (const [place, person] of applicants.slice(10, 12).entries())
    await makeApplication(db, {
      ...{
        job: freelance,
        applicantId: person.id,
        companyName: 'Ovenmaat',
        letter: 'Ik bouwde al twee apps voor mensen die er geen tijd voor hebben.',
      },
      appliedAt: ago(place + 1),
      profile: await sentTo(poster.id, 'freelance', person.id),
    });
  const others = ofRole('entrepreneur').filter(({ id }) => id !== poster.id && id !== talent.id);
  for (const [place, { status, days, letter, message, ...details }] of sentJobs.entries()) {
    const posterId = others[place]?.id ?? poster.id;
    const theirs = await makeJob(db, { ...details, posterId, createdAt: ago(days + 8) });
    await makeApplication(db, {
      ...{ job: theirs, applicantId: talent.id, companyName: details.companyName ?? '', status, letter },
      ...{ appliedAt: ago(days), statusAt: ago(days / 2), salaryMin: details.salaryMin, salaryMax: details.salaryMax },
      profile: await sentTo(posterId, details.type ?? 'full-time', talent.id),
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
