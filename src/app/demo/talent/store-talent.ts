import { makeJob } from '../../../features/jobs/factory.ts';
import { indexJob } from '../../../features/jobs/search.ts';
import { makeSavedSearch } from '../../../features/saved-searches/factory.ts';
import { talentIdOf } from '../../../features/talent/factory.ts';
import { makeTalentInvitation } from '../../../features/talent/invitations/factory.ts';
import { makeSavedTalent } from '../../../features/talent/saved/factory.ts';
import type { Transaction } from '../../../platform/server/database.ts';
import type { DemoRows } from '../compose-demo.ts';

const dayLength = 86_400_000;

/** The entrepreneur and the talent who sign in. */
const entrepreneur = 'Lotte Claeys';
const invited = 'Daan Hoekstra';

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

const savedTalents = [
  { name: 'Daan Hoekstra', note: 'Werkte jaren aan een product voor mensen met weinig kracht in de handen. Eerst bellen.', days: 2 },
  { name: 'Silke Coppens', note: '', days: 5 },
];

/** Stores whom the entrepreneur of the demo saved, looked for, and invited for a job. */
export async function storeTalent(tx: Transaction, people: DemoRows['profiles'], now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayLength);
  const find = (name: string) => {
    const person = people.find(({ firstName, lastName }) => `${firstName} ${lastName}` === name);
    if (person === undefined) throw new Error(`Nobody of the demo is called ${name}.`);
    return person;
  };
  const { id: personId } = find(entrepreneur);
  for (const { name, note, days } of savedTalents) {
    await makeSavedTalent(tx, { personId, talentId: await talentIdOf(tx, find(name)), note, savedAt: ago(days) });
  }
  await makeSavedSearch(tx, { personId, query: 'zoek=ontwerp', name: 'Ontwerpers', cadence: 'week', createdAt: ago(6) });
  const made = await makeJob(tx, { ...job, posterId: personId, createdAt: ago(4), requirements: [...job.requirements] });
  await indexJob(tx, made.id);
  await makeTalentInvitation(tx, {
    jobId: made.id,
    inviterId: personId,
    personId: find(invited).id,
    message: 'Dag Daan, we zagen wat je voor mensen met weinig kracht maakte. Onze knop kan jouw handen goed gebruiken. Zin om te praten?',
    createdAt: ago(1),
  });
}
