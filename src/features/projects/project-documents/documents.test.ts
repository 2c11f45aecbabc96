import { expect, test } from 'vitest';
import { exportedOf } from '../../../app/testing/exported.ts';
import { docx, padded, pdf, photo } from '../../../app/testing/sample-files.ts';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { makeBlock } from '../../relations/factory.ts';
import { removeUnusedUploads } from '../../uploads/commands/remove-uploads.ts';
import { makeUpload } from '../../uploads/factory.ts';
import { emptyProject, fullProject, makeProject } from '../factory.ts';
import type { OwnProject, ProjectFields } from '../own/contract.ts';
import { projectsPersonalData } from '../personal-data.ts';
import { documentLimits } from './policy.ts';
import { projectDocuments } from './tables.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;

const unknownDocument = {
  status: 422,
  body: { code: 'UNKNOWN_DOCUMENT', message: 'Een van je documenten is er niet meer. Voeg het opnieuw toe.' },
};

const kind = 'project-document';
const makeDocument = (owner: Person) => makeUpload(services, { ownerId: owner.id, kind });

function send(person: Person, content: Uint8Array, name: string) {
  return person.api.uploads.createUpload({ id: newId(), kind, file: new File([new Uint8Array(content)], name) });
}

async function projectWith(owner: Person, names: string[], fields: ProjectFields = fullProject()): Promise<OwnProject> {
  const documents: ProjectFields['documents'] = [];
  for (const name of names) documents.push({ id: (await makeDocument(owner)).id, name });
  return owner.api.ownProjects.createProject({ id: newId(), publish: true, fields: { ...fields, documents } });
}

const namesOf = ({ fields }: OwnProject) => fields.documents.map(({ name }) => name);

test('a project keeps its documents in their order; a save renames, reorders and removes them', async () => {
  const anna = await server.person();
  const { id, fields, documents } = await projectWith(anna, ['Begroting', 'Offerte', 'Schets']);
  const [budget, offer, sketch] = fields.documents;
  if (budget === undefined || offer === undefined || sketch === undefined) throw new Error('There are three documents.');
  expect(documents[0]).toEqual({ id: budget.id, name: 'Begroting', bytes: expect.any(Number), picture: null });

  const changed = [sketch, { ...budget, name: 'Begroting 2027' }];
  const saved = await anna.api.ownProjects.saveProject({ id, version: 1, fields: { ...fields, documents: changed } });

  expect(namesOf(saved)).toEqual(['Schets', 'Begroting 2027']);
  expect((await server.visitor().api.projects.readProject({ id })).documents).toEqual(saved.documents);
  // Removed with its file.
  expect((await anna.fetch(`/uploads/${offer.id}/document`)).status).toBe(404);
});

test('of two windows that change the documents the second is refused, and keeps what the first made', async () => {
  const anna = await server.person();
  const { id, fields } = await projectWith(anna, ['Begroting']);
  const [added, other] = [await makeDocument(anna), await makeDocument(anna)];
  const save = (documents: ProjectFields['documents']) =>
    anna.send('PUT', `/api/projects/${id}`, { version: 1, fields: { ...fields, documents } });

  expect(await save([...fields.documents, { id: added.id, name: 'Uit het eerste venster' }])).toMatchObject({ status: 200 });
  expect(await save([{ id: other.id, name: 'Uit het tweede venster' }])).toMatchObject({ status: 409, body: { code: 'STALE' } });

  expect(namesOf(await anna.api.ownProjects.readOwnProject({ id }))).toEqual(['Begroting', 'Uit het eerste venster']);
});

test('only a document of one’s own that no other project shows is taken, and nothing is saved otherwise', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const { fields: taken } = await projectWith(anna, ['Begroting']);
  const create = (ids: string[]) => {
    const documents = ids.map((id) => ({ id, name: 'Plan' }));
    return anna.send('POST', '/api/projects', { id: newId(), publish: false, fields: { ...emptyProject, documents } });
  };
  const own = await makeDocument(anna);

  expect(await create([own.id, (await makeDocument(bram)).id])).toEqual(unknownDocument);
  expect(await create([own.id, (await makeUpload(services, { ownerId: anna.id, kind: 'document' })).id])).toEqual(unknownDocument);
  expect(await create([newId()])).toEqual(unknownDocument);
  expect(await create(taken.documents.map(({ id }) => id))).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect(await create([own.id, own.id])).toMatchObject({ status: 400 });
  expect(await create([own.id])).toMatchObject({ status: 201 });
});

test('a project has at most 20 documents, each with a name', async () => {
  const anna = await server.person();
  const ids = await Promise.all(Array.from({ length: documentLimits.most + 1 }, async () => (await makeDocument(anna)).id));
  const create = (count: number, name = 'Plan') =>
    anna.send('POST', '/api/projects', {
      id: newId(),
      publish: false,
      fields: { ...emptyProject, documents: ids.slice(0, count).map((id) => ({ id, name })) },
    });

  expect(await create(21)).toMatchObject({ status: 400, body: { message: expect.stringContaining('hoogstens 20') } });
  expect(await create(1, ' ')).toMatchObject({ status: 400, body: { message: expect.stringContaining('Geef het document een naam.') } });
  expect(await create(1, 'n'.repeat(121))).toMatchObject({ status: 400 });
  expect(await create(20)).toMatchObject({ status: 201 });
});

/** Makes a project with a PDF and returns who gets it: its owner, a member, a visitor, and somebody whom the owner blocks. */
async function seenBy(details: Omit<Parameters<typeof makeProject>[1], 'ownerId' | 'documents'>) {
  const [owner, member, blocked] = [await server.person(), await server.person(), await server.person()];
  const { id } = await makeDocument(owner);
  await makeProject(db, { ...details, ownerId: owner.id, documents: [{ id, name: 'Begroting' }] });
  await makeBlock(db, { from: owner.id, of: blocked.id });
  const status = async (caller: ReturnType<typeof server.visitor>) => (await caller.fetch(`/uploads/${id}/document`)).status;
  return [await status(owner), await status(member), await status(server.visitor()), await status(blocked)];
}

test('a document is as visible as its project, also to who knows its address', async () => {
  expect(await seenBy({ status: 'active' })).toEqual([200, 200, 200, 404]);
  expect(await seenBy({ status: 'completed' })).toEqual([200, 200, 200, 404]);
  expect(await seenBy({ status: 'draft' })).toEqual([200, 404, 404, 404]);
  expect(await seenBy({ withdrawnAt: clock.now() })).toEqual([200, 404, 404, 404]);
});

test('a document that no project shows is its owner’s alone', async () => {
  const anna = await server.person();
  const { id } = await makeDocument(anna);
  const callers = [anna, await server.person(), server.visitor()];

  expect(await Promise.all(callers.map(async (caller) => (await caller.fetch(`/uploads/${id}/document`)).status))).toEqual([200, 404, 404]);
});

test('a PDF is stored unchanged and only ever downloaded, under the name that its owner gave it', async () => {
  const anna = await server.person();
  const { id } = await send(anna, pdf, 'concept_v3_geheim.pdf');
  const fields = { ...fullProject(), documents: [{ id, name: 'Begroting “2027”: <plan>' }] };
  await anna.api.ownProjects.createProject({ id: newId(), publish: true, fields });

  const response = await server.visitor().fetch(`/uploads/${id}/document`);

  expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).toBe(true);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Begroting 2027 plan.pdf"; filename*=UTF-8''${encodeURIComponent('Begroting “2027” plan.pdf')}`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
  });
});

test('a picture among the documents is re-encoded like every other', async () => {
  const anna = await server.person();

  const { id, picture, fileName } = await send(anna, await photo(1200, 800).png().toBuffer(), 'schets.png');

  expect([picture, fileName]).toEqual([{ id, width: 1200, height: 800, widths: [480, 960, 1200] }, null]);
  const response = await anna.fetch(`/uploads/${id}/960.webp`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

const unsupported = { code: 'UNSUPPORTED_MEDIA_TYPE', status: 415, message: 'Bestandstype wordt niet ondersteund.' };
const unreadable = { code: 'UNREADABLE_FILE', status: 422, message: 'Upload mislukt. Probeer opnieuw.' };
const tooLarge = { code: 'PAYLOAD_TOO_LARGE', status: 413, message: 'Bestand is te groot. Maximum grootte is 10MB.' };

test.each<[string, () => Uint8Array | Promise<Uint8Array>, object]>([
  ['a Word document', () => docx(), unsupported],
  ['a WebP', () => photo(20, 20).webp().toBuffer(), unsupported],
  ['HTML by the name of a PDF', () => Buffer.from('<!doctype html><script>alert(1)</script>'), unsupported],
  ['a truncated PDF', () => pdf.subarray(0, 60), unreadable],
  ['a byte too many', () => padded(pdf, 10 * 1024 * 1024 + 1), tooLarge],
])('the server refuses %s as a document of a project', async (_what, make, refusal) => {
  await expect(send(await server.person(), await make(), 'plan.pdf')).rejects.toMatchObject(refusal);
});

test('documents go with a deleted draft, and are kept while a project shows them', async () => {
  const anna = await server.person();
  const [kept, gone] = [await makeDocument(anna), await makeDocument(anna)];
  await makeProject(db, { ownerId: anna.id, documents: [{ id: kept.id, name: 'Blijft' }] });
  const draft = await makeProject(db, { ownerId: anna.id, status: 'draft', documents: [{ id: gone.id, name: 'Gaat' }] });

  await anna.api.ownProjects.deleteDraft({ id: draft.id });
  clock.advance({ days: 2 });
  await removeUnusedUploads(services, [projectDocuments.id]);

  const { rows } = await services.pool.query('select id from uploads where owner_id = $1', [anna.id]);
  expect(rows).toEqual([{ id: kept.id }]);
});

test('the download of a person has their documents', async () => {
  const anna = await server.person();
  const { fields } = await projectWith(anna, ['Begroting']);

  const exported = await exportedOf(db, projectsPersonalData, anna.id);

  expect(exported.documents).toMatchObject([{ id: fields.documents[0]?.id, name: 'Begroting', position: 0 }]);
});
