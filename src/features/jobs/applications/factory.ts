import { newId } from '../../../platform/ids.ts';
import type { Executor } from '../../../platform/server/database.ts';
import type { SentProfile } from './contract.ts';
import { type ApplicationStatus, answerDay, isAnswer } from './policy.ts';
import { jobApplicationAnswers, jobApplicationEvents, jobApplicationNotes, jobApplications } from './tables.ts';

type Row = typeof jobApplications.$inferInsert;
type Told = { status: ApplicationStatus; message?: string; at?: Date };

export type ApplicationDetails = Partial<Row> & {
  job: { id: string; posterId: string; title: string };
  applicantId: string;
  answers?: { question: string; answer: string }[];
  notes?: string[];
  /** The news that the applicant got after it was sent; by default its status. */
  told?: Told[];
};

/** A profile as it goes with an application. */
export const sentProfile: SentProfile = {
  ...{ firstName: 'Anna', lastName: 'Peeters', jobTitle: 'Timmerman', company: '', location: 'Gent', bio: 'Ik bouw graag.' },
  ...{ websiteUrl: '', linkedinUrl: '', phone: null, email: null, hourlyRate: null, experienceYears: 4, remoteWork: false },
  ...{ workTypes: ['full-time'], skills: ['Dakwerk'], languages: ['Nederlands'], education: [], certifications: [] },
  experience: [{ title: 'Dakwerker', organisation: 'Dak & Co', from: '2022-01', to: null, description: 'Daken in Gent.' }],
};

/** An application, unread by default, with its events. */
export async function makeApplication(
  db: Executor,
  { job, answers = [], notes = [], told, ...details }: ApplicationDetails,
): Promise<{ id: string; appliedAt: Date }> {
  const { id = newId(), appliedAt = new Date(), status = 'pending', statusAt = appliedAt } = details;
  await db.insert(jobApplications).values({
    ...{ jobId: job.id, posterId: job.posterId, jobTitle: job.title, companyName: 'Zonnedak BV', profile: sentProfile },
    dueOn: answerDay(appliedAt),
    answeredAt: isAnswer(status) ? statusAt : null,
    posterAccessEndedAt: status === 'withdrawn' ? statusAt : null,
    ...details,
    ...{ id, appliedAt, status, statusAt },
  });
  const later = told ?? (status === 'pending' ? [] : [{ status }]);
  const events: Told[] = [{ status: 'pending', at: appliedAt }, ...later];
  await db.insert(jobApplicationEvents).values(
    events.map((event, place) => {
      const at = event.at ?? new Date(statusAt.getTime() + place);
      return { id: newId(), applicationId: id, at, status: event.status, message: event.message ?? '' };
    }),
  );
  if (answers.length > 0)
    await db.insert(jobApplicationAnswers).values(answers.map((each, position) => ({ ...each, position, applicationId: id })));
  for (const content of notes) await makeNote(db, { applicationId: id, content, createdAt: statusAt });
  return { id, appliedAt };
}

export async function makeNote(
  db: Executor,
  details: { applicationId: string; content?: string; createdAt?: Date },
): Promise<{ id: string }> {
  const note = { id: newId(), content: 'Bel haar na zes uur.', createdAt: new Date(), ...details };
  await db.insert(jobApplicationNotes).values(note);
  return { id: note.id };
}
