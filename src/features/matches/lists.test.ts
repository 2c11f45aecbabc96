import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { makeJob } from '../jobs/factory.ts';
import { talent, talentIdOf } from '../talent/factory.ts';
import { updateMatches } from './upkeep/commands/update-matches.ts';

const server = await startTestServer();
const { db } = server.services;

const baker = { title: 'Bakker', requirements: ['brood bakken', 'deeg kneden'], description: 'Je bakt elke ochtend brood voor de buurt.' };
const bakerTalent = talent({ jobTitle: 'Bakker', skills: ['brood bakken'], bio: 'Ik bak graag brood.' });

test('a talent and a poster see the same percentage and reasons of a new match', async () => {
  const [poster, person] = [await server.person(), await server.person(bakerTalent)];
  const job = await makeJob(db, { posterId: poster.id, ...baker });
  const talentId = await talentIdOf(db, person);
  await updateMatches(server.services);

  const ofTalent = await person.api.matches.listMatches({ side: 'talent' });
  const ofPoster = await poster.api.matches.listMatches({ side: 'poster', job: job.id });

  const [seen] = ofTalent.matches.filter(({ jobId }) => jobId === job.id);
  expect(seen).toMatchObject({ talentId, status: 'pending', answer: null, isMutual: false, talent: null, job: { title: 'Bakker' } });
  const [same] = ofPoster.matches.filter((match) => match.talentId === talentId);
  expect(same).toMatchObject({ percent: seen?.percent, reasons: seen?.reasons, talent: { person: { id: person.id } } });
});
