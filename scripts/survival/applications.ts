import { fullJob } from '../../src/features/jobs/factory.ts';
import { newId } from '../../src/platform/ids.ts';
import type { Difference } from './compare.ts';
import type { Writer } from './sign-up-writers.ts';

/** The letter of each application that was answered, by its id, with its two sides. */
export type SentApplications = Map<string, { applicantId: string; posterId: string; letter: string }>;

type Insist = <Answer>(attempt: () => Promise<Answer>) => Promise<Answer>;

/** Posts a job of the one, to which the other applies; `insist` repeats the same request until it is answered. */
export async function applyOnce(
  { poster, applicant, letter }: { poster: Writer; applicant: Writer; letter: string },
  sent: SentApplications,
  insist: Insist,
) {
  const [id, applicationId] = [newId(), newId()];
  const fields = { ...fullJob(), questions: [], asksLetter: true, asksCv: false };
  await insist(() => poster.api.ownJobs.createJob({ id, fields }));
  await insist(() => applicant.api.applications.apply({ id, applicationId, letter }));
  sent.set(applicationId, { applicantId: applicant.id, posterId: poster.id, letter });
}

export type ApplicationDifference = Difference & {
  /** Applications without the profile or the event that are stored with them. */
  half: string[];
};

/** Compares what both sides read of applications with what was answered. */
export async function compareApplications(writers: Writer[], sent: SentApplications): Promise<ApplicationDifference> {
  const difference: ApplicationDifference = { lost: [], surplus: [], half: [] };
  for (const { id: applicantId, api } of writers) {
    const listed = await listOwn(api);
    difference.surplus.push(...listed.filter((id, place) => sent.get(id)?.applicantId !== applicantId || listed.indexOf(id) !== place));
  }
  for (const [id, { posterId, letter }] of sent) {
    const poster = writers.find((writer) => writer.id === posterId);
    const received = await poster?.api.applicants.readReceived({ id }).catch(() => null);
    if (received?.letter !== letter) difference.lost.push(id);
    else if (received.profile === null || received.events.length !== 1) difference.half.push(id);
  }
  return difference;
}

async function listOwn(api: Writer['api']): Promise<string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const page = await api.applications.listOwn({ after });
    ids.push(...page.applications.map(({ id }) => id));
    after = page.next ?? undefined;
  } while (after !== undefined);
  return ids;
}
