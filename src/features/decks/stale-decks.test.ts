import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { fullProject, makeProject } from '../projects/factory.ts';
import { makeDeck } from './factory.ts';

const server = await startTestServer();
const { db } = server.services;

test('home counts the slides that wait for their owner anew after each change of what a deck is composed from', async () => {
  const owner = await server.person({ roles: ['entrepreneur'] });
  const { api } = owner;
  const project = await makeProject(db, { ...fullProject(), ownerId: owner.id, status: 'active' });
  const { id } = project;
  await makeDeck(db, { projectId: id });
  const slidesOf = async () => (await api.decks.readDeck({ id }))?.slides ?? [];
  const waitingSlides = async () =>
    (await slidesOf()).filter(({ isHidden, changes, fields }) => !isHidden && (changes.length > 0 || fields.some(({ isHeld }) => isHeld)));
  const readOwn = () => api.ownProjects.readOwnProject({ id });
  const saveProject = async (change: Partial<Awaited<ReturnType<typeof readOwn>>['fields']>) => {
    const { version, fields } = await readOwn();
    await api.ownProjects.saveProject({ id, version, fields: { ...fields, ...change } });
  };
  const [roleId = ''] = (await readOwn()).fields.roles.map((role) => role.id);
  const changes: Record<string, () => Promise<unknown>> = {
    'nothing yet': async () => undefined,
    'a filled role': () => api.filledRoles.setRoleFilled({ id: roleId, isFilled: true }),
    'that role sought again': () => api.filledRoles.setRoleFilled({ id: roleId, isFilled: false }),
    'a role filled anew': () => api.filledRoles.setRoleFilled({ id: roleId, isFilled: true }),
    'a target': () => saveProject({ targetAmount: 80_000 }),
    'an amount that was raised': () => api.ownProjects.stateRaised({ id, amount: 20_000 }),
    'the owner’s name': async () => {
      const { fields, version } = await api.profile.readOwnProfile();
      await api.profile.saveProfile({ ...fields, version, lastName: 'Van den Bossche' });
    },
    'a hidden slide': async () => api.decks.setHidden({ id, slide: (await waitingSlides())[0]?.name ?? 'title_slide', isHidden: true }),
    'an updated slide': async () => {
      const [first] = await waitingSlides();
      if (first !== undefined) await api.decks.updateSlide({ id, slide: first.name, facts: first.facts });
    },
  };
  const counts: number[] = [];

  for (const [change, make] of Object.entries(changes)) {
    await make();
    const slides = (await api.home.readHome()).waiting.decks[0]?.slides ?? 0;
    expect(slides, `after ${change}`).toBe((await waitingSlides()).length);
    counts.push(slides);
  }

  // The role and the target are on slides, so that these counts tell a kept one from a new one.
  expect(counts.slice(0, 5)).toEqual([0, 1, 0, 1, 2]);
});
