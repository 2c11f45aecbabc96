import { makeProject } from '../../features/projects/factory.ts';
import { makeConnection } from '../../features/relations/factory.ts';
import type { Person, TestServer } from './test-server.ts';

/** Makes a published project, its owner and a connection of theirs, and reads its team as others and as its owner see it. */
export async function makeTeamScene(server: TestServer) {
  const [owner, friend] = [
    await server.person({ firstName: 'Bea', lastName: 'Smit' }),
    await server.person({ firstName: 'Inge', lastName: 'Bos' }),
  ];
  const { db } = server.services;
  await makeConnection(db, { from: friend.id, to: owner.id });
  const { id } = await makeProject(db, { ownerId: owner.id, title: 'Zonnedak' });
  const shownTo = async ({ api }: Pick<Person, 'api'>) =>
    (await api.projects.readProject({ id })).members.map((member) => `${member.firstName}: ${member.role}`);
  const listed = async () => (await owner.api.members.listMembers({ id })).members.map(({ person, state }) => [person.id, state]);
  return { owner, friend, id, shownTo, listed };
}
