import { expect, test } from 'vitest';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { fullProject } from '../factory.ts';
import { equityAudiences } from '../policy.ts';
import { checkProject } from './view/check-project.ts';
import { toDraft } from './view/draft.ts';
import { toShownProject, visitor } from './view/shown-project.ts';

const server = await startTestServer();

const cases = ['Tien procent.', ''].flatMap((equityProposal) =>
  equityAudiences.map((equityAudience) => ({ equityProposal, equityAudience })),
);

test.each(cases)('a preview holds what visitors read of a project with %o', async (equity) => {
  const owner = await server.person({ roles: ['entrepreneur'] });
  const fields = { ...fullProject(), ...equity };
  const files = { image: null, logo: null, documents: [] };
  const checked = checkProject(toDraft({ fields, ...files }), { isPublic: true });
  if ('problems' in checked) throw new Error('The project is complete.');
  const { id, updatedAt } = await owner.api.ownProjects.createProject({ id: newId(), publish: true, fields });

  const read = await server.visitor().api.projects.readProject({ id });

  const previewed = toShownProject({ flat: checked.input, files, owner: read.owner, reader: visitor, now: updatedAt });
  const later = { id, status: read.status, createdAt: read.createdAt, publishedAt: read.publishedAt };
  expect({ ...previewed, ...later }).toEqual(read);
});
