import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { fullProject, makeProject } from '../../projects/factory.ts';
import { fullPlan } from '../../projects/plan/factory.ts';
import { makeUpload } from '../../uploads/factory.ts';
import { makeDeck } from '../factory.ts';
import { makeLink } from '../links/factory.ts';
import { slideNames } from '../policy/slides.ts';
import { noDeckMessage, nothingShownMessage } from '../texts.ts';
import { readPresentation, readXml } from './documents/file-texts.fixture.ts';

const server = await startTestServer();
const { db, pool } = server.services;

async function ownerWithDeck(title = 'Zonnedak & Co: één dak') {
  const owner = await server.person({ roles: ['entrepreneur'] });
  const { id } = await makeProject(db, { ...fullProject(), title, ownerId: owner.id });
  await makeDeck(db, { projectId: id });
  return { owner, id };
}

async function presentationOf(owner: Person, id: string): Promise<Map<string, string>> {
  const answer = await owner.fetch(`/api/projects/${id}/deck/pptx`);
  return readPresentation(new Uint8Array(await answer.arrayBuffer()));
}

const matching = (parts: Map<string, string>, pattern: RegExp) => [...parts].filter(([name]) => pattern.test(name));

test('an owner takes a deck as a PDF of 13 pages, named after its title', async () => {
  const { owner, id } = await ownerWithDeck();

  const answer = await owner.fetch(`/api/projects/${id}/deck/pdf`);

  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="Zonnedak-Co-een-dak-Pitch.pdf"');
  const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(slideNames.length);
  expect(pdf).toContain('/Outlines');
  expect(pdf).toContain('/StructTreeRoot');
});

test('a presentation has every slide with its words, notes, and charts with their workbook', async () => {
  const { owner, id } = await ownerWithDeck();
  const deck = await owner.api.decks.readDeck({ id });

  const parts = await presentationOf(owner, id);

  const slides = matching(parts, /^ppt\/slides\/slide\d+\.xml$/);
  expect(slides).toHaveLength(slideNames.length);
  const words = slides
    .map(([, xml]) =>
      xml
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll('&amp;', '&')
        .replaceAll(/\s+/g, ' '),
    )
    .join(' ');
  const texts = (deck?.slides ?? []).flatMap(({ page }) => page.boxes.flatMap((box) => (box.kind === 'text' ? [box.text] : [])));
  expect(texts.length).toBeGreaterThan(40);
  for (const text of texts) expect(words).toContain(text.replaceAll(/\s+/g, ' '));
  const notes = matching(parts, /^ppt\/notesSlides\/notesSlide\d+\.xml$/).map(([, xml]) => xml);
  expect(notes).toHaveLength(slideNames.length);
  expect(matching(parts, /^ppt\/charts\/chart\d+\.xml$/).length).toBeGreaterThanOrEqual(3);
  expect(matching(parts, /^ppt\/embeddings\/.*\.xlsx$/)).toHaveLength(matching(parts, /^ppt\/charts\/chart\d+\.xml$/).length);
});

test('a presentation is whole: parts for all content types and relations, axes for all charts, bodies, sizes', async () => {
  const { owner, id } = await ownerWithDeck();

  const parts = await presentationOf(owner, id);

  const overrides = [...(parts.get('[Content_Types].xml') ?? '').matchAll(/PartName="\/([^"]+)"/g)].map(([, name = '']) => name);
  expect(overrides.length).toBeGreaterThan(20);
  expect(overrides.filter((name) => !parts.has(name))).toEqual([]);
  for (const [name, xml] of matching(parts, /\.rels$/)) {
    const folder = name.replace(/_rels\/[^/]+$/, '');
    const targets = [...xml.matchAll(/Target="([^"]+)"(?![^>]*External)/g)].map(([, target = '']) => target);
    const missing = targets.filter((target) => !parts.has(new URL(target, `http://deck/${folder}`).pathname.slice(1)));
    expect({ name, missing }).toEqual({ name, missing: [] });
  }
  for (const [, xml] of matching(parts, /^ppt\/charts\/chart\d+\.xml$/)) {
    const axes = [...xml.matchAll(/Ax>\s*<c:axId val="(\d+)"/g)].map(([, axis]) => axis);
    const named = [...xml.matchAll(/<c:axId val="(\d+)"/g)].map(([, axis]) => axis);
    expect(new Set(named)).toEqual(new Set(axes));
  }
  for (const [, xml] of matching(parts, /^ppt\/(slides|slideLayouts)\/[^/]+\.xml$/)) {
    expect(xml.match(/<p:txBody>/g)?.length ?? 0).toBe(xml.match(/<p:sp>/g)?.length ?? 0);
    expect(xml.match(/<a:effectLst\/><\/p:bgPr>/g)?.length).toBe(xml.match(/<p:bgPr>/g)?.length);
    expect(xml).not.toMatch(/NaN|undefined|Infinity|(cx|cy|sz)="-/);
  }
});

test('texts with signs that XML has no place for make a file that can be read', async () => {
  const { owner, id } = await ownerWithDeck('A < B & "C" \u{1f331}');

  const parts = await presentationOf(owner, id);

  expect(parts.get('ppt/slides/slide1.xml')).toContain('A &lt; B &amp; &quot;C&quot; \u{1f331}');
});

test('every part can be parsed, whatever signs the names and texts of its owner and reader have', async () => {
  const marked = (text: string) => `${text} & <b> "x"`;
  const [owner, reader] = [
    await server.person({ firstName: marked('An'), lastName: 'R&D' }),
    await server.person({ firstName: marked('Ben'), lastName: 'R&D' }),
  ];
  const { id: imageId, storageFolder } = await makeUpload(server.services, { ownerId: owner.id, kind: 'project-image' });
  const picture = sharp({ create: { width: 480, height: 320, channels: 3, background: 'white' } }).webp();
  await server.services.storage.write(storageFolder, [{ name: '480.webp', content: await picture.toBuffer(), contentType: 'image/webp' }]);
  const isText = (value: unknown): value is string => typeof value === 'string' && /^[A-ZÉ]/.test(value);
  const mark = (_key: string, value: unknown) => (isText(value) ? marked(value) : value);
  const { roles, ...fields } = fullProject();
  const texts = { title: marked('Dak'), slogan: marked('Licht'), speakerName: marked('An'), imageAlt: marked('Een dak'), imageId };
  const plan = JSON.parse(JSON.stringify(fullPlan()), mark);
  const { id } = await makeProject(db, { ...fields, ...texts, plan, roles, ownerId: owner.id });
  await makeDeck(db, { projectId: id });
  await owner.api.deckLinks.releaseDeck({ id });
  const { token } = await makeLink(db, { projectId: id, personId: reader.id, allowsPptx: true });

  const answers = [
    await owner.fetch(`/api/projects/${id}/deck/pptx`),
    await reader.fetch(`/api/shared-deck/file?token=${token}&format=pptx`),
  ];

  for (const answer of answers) {
    expect(answer.status).toBe(200);
    const parts = await readXml(new Uint8Array(await answer.arrayBuffer()));
    expect(parts.length).toBeGreaterThan(60);
    // The parser of PostgreSQL.
    const { rows } = await pool.query<{ name: string }>(
      'select name from unnest($1::text[], $2::text[]) as part(name, xml) where not xml_is_well_formed_document(xml)',
      [parts.map(([name]) => name), parts.map(([, xml]) => xml)],
    );
    expect(rows).toEqual([]);
  }
});

test('a flood of files of one owner leaves the drawing to others', async () => {
  const [anna, bram] = [await ownerWithDeck(), await ownerWithDeck()];
  const statusOf = async ({ owner, id }: typeof anna) => (await owner.fetch(`/api/projects/${id}/deck/pdf`)).status;
  const flood = Array.from({ length: 80 }, () => statusOf(anna));
  // From now on no more of them are let in.
  await Promise.any(flood.map(async (status) => expect(await status).toBe(503)));

  expect(await statusOf(bram)).toBe(200);

  expect((await Promise.all(flood)).filter((status) => status === 200).length).toBeGreaterThan(0);
});

test('slides that are hidden are left out, and without any there is no file', async () => {
  const { owner, id } = await ownerWithDeck();
  await owner.api.decks.setHidden({ id, slide: 'team_slide', isHidden: true });

  const parts = await presentationOf(owner, id);
  expect(matching(parts, /^ppt\/slides\/slide\d+\.xml$/)).toHaveLength(slideNames.length - 1);

  for (const slide of slideNames) await owner.api.decks.setHidden({ id, slide, isHidden: true });
  await expect(owner.api.deckFiles.readDeckPdf({ id })).rejects.toMatchObject({ code: 'NOTHING_SHOWN', message: nothingShownMessage });
});

test('nobody but the owner takes a file, and a project without a deck has none', async () => {
  const { owner, id } = await ownerWithDeck();
  const stranger = await server.person();
  const empty = await makeProject(db, { ownerId: owner.id });

  await expect(stranger.api.deckFiles.readDeckPdf({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(stranger.api.deckFiles.readDeckPptx({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(owner.api.deckFiles.readDeckPdf({ id: empty.id })).rejects.toMatchObject({ code: 'NO_DECK', message: noDeckMessage });
});
