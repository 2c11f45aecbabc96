import { makeJob } from '../../../features/jobs/factory.ts';
import { makeSavedJob } from '../../../features/jobs/saved/factory.ts';
import { indexJob } from '../../../features/jobs/search.ts';
import { makeSavedSearch } from '../../../features/saved-searches/factory.ts';
import { talentIdOf } from '../../../features/talent/factory.ts';
import { makeTalentInvitation } from '../../../features/talent/invitations/factory.ts';
import { makeSavedTalent } from '../../../features/talent/saved/factory.ts';
import type { Transaction } from '../../../platform/server/database.ts';
import type { DemoRows } from '../demo-rows.ts';
import { demoEntrepreneur, demoTalent, findJobs, findPeople } from '../jobs/find.ts';

const dayLength = 86_400_000;

const job = {
  title: 'Productontwerper voor één grote knop',
  companyName: 'Ovenmaat',
  location: 'Gent',
  type: 'freelance',
  rateMin: 75,
  rateMax: 95,
  rateUnit: 'hour',
  isRemote: true,
  description:
    'Bakkers hebben deeg aan hun handen en geen tijd voor een scherm. Daarom willen we een knop naast de oven: ‘Doe zoals gisteren’.\n\nWe zoeken iemand die met ons prototypes maakt, ze een nacht laat meedraaien en er een vorm van maakt die tegen hitte en bloem kan.',
  requirements: ['Prototypes maken', 'Gebruikerstests, ook om vier uur ’s nachts'],
} as const;

/** Jobs that the talent saved. */
const savedByTalent = [
  { title: 'Meubelmaker', days: 1 },
  { title: 'Fietsenmaker bakfietsen', days: 4 },
];

const savedTalents = [
  { name: 'Daan Hoekstra', note: 'Werkte jaren aan een product voor mensen met weinig kracht in de handen. Eerst bellen.', days: 2 },
  { name: 'Silke Coppens', note: '', days: 5 },
];

/** Stores whom the entrepreneur of the demo saved, looked for, and invited for a job, and what the talent saved and was invited for. */
export async function storeTalent(tx: Transaction, people: DemoRows['profiles'], now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayLength);
  const find = findPeople(people);
  const { id: personId } = find(demoEntrepreneur);
  const { id: talentId } = find(demoTalent);
  for (const { name, note, days } of savedTalents) {
    await makeSavedTalent(tx, { personId, talentId: await talentIdOf(tx, find(name)), note, savedAt: ago(days) });
  }
  await makeSavedSearch(tx, { personId, query: 'zoek=ontwerp', name: 'Ontwerpers', cadence: 'week', createdAt: ago(6) });
  const made = await makeJob(tx, { ...job, posterId: personId, createdAt: ago(4), requirements: [...job.requirements] });
  await indexJob(tx, made.id);
  await makeTalentInvitation(tx, {
    jobId: made.id,
    inviterId: personId,
    personId: talentId,
    message: 'Dag Daan, we zagen wat je voor mensen met weinig kracht maakte. Onze knop kan jouw handen goed gebruiken. Zin om te praten?',
    createdAt: ago(1),
  });
  const jobOf = await findJobs(tx);
  for (const { title, days } of savedByTalent) {
    await makeSavedJob(tx, { personId: talentId, jobId: jobOf(title).id, savedAt: ago(days) });
  }
  const search = { kind: 'jobs', query: 'zoek=ontwerper', name: 'Ontwerper', cadence: 'day' } as const;
  await makeSavedSearch(tx, { personId: talentId, ...search, createdAt: ago(9) });
  const fromOther = jobOf('Verpakkingsontwerper');
  await makeTalentInvitation(tx, {
    jobId: fromOther.id,
    inviterId: fromOther.posterId,
    personId: talentId,
    message: 'Dag Daan, wie spuitgiet, kan vast ook vouwen. Zin om onze meter een doos te geven?',
    createdAt: ago(8),
    declinedAt: ago(7),
  });
}
