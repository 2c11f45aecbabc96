import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { fullProject, makeProject } from '../../projects/factory.ts';
import { makeDeck } from '../factory.ts';
import type { Box } from '../pages/policy/page.ts';
import { slideNames } from '../policy/slides.ts';

/** Runs a program; fails where the machine lacks it. Debian has these in libreoffice-impress and poppler-utils. */
const run = promisify(execFile);

function textsOf(box: Box): string[] {
  if (box.kind === 'text') return [box.text];
  if (box.kind === 'list') return box.items;
  if (box.kind === 'table') return [...box.columns.map(({ label }) => label), ...box.rows.flat()];
  return 'data' in box && box.kind === 'circles' ? box.data.flatMap(({ label, shown }) => [label, shown]) : [];
}

const squeezed = (text: string) => text.replaceAll(/\s/g, '');

test('LibreOffice opens a presentation, and its pages have all words of the screen', { timeout: 120_000 }, async () => {
  const server = await startTestServer();
  const owner = await server.person({ roles: ['entrepreneur'] });
  const { id } = await makeProject(server.services.db, { ...fullProject(), ownerId: owner.id });
  await makeDeck(server.services.db, { projectId: id });
  const folder = await mkdtemp(path.join(tmpdir(), 'deck-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const answer = await owner.fetch(`/api/projects/${id}/deck/pptx`);
  await writeFile(path.join(folder, 'deck.pptx'), new Uint8Array(await answer.arrayBuffer()));

  const profile = `-env:UserInstallation=file://${folder}/profile`;
  await run('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, path.join(folder, 'deck.pptx')]);
  await run('pdftotext', [path.join(folder, 'deck.pdf'), path.join(folder, 'deck.txt')]);

  const pages = (await readFile(path.join(folder, 'deck.txt'), 'utf8')).split('\f').slice(0, -1).map(squeezed);
  expect(pages).toHaveLength(slideNames.length);
  const deck = await owner.api.decks.readDeck({ id });
  for (const [place, { name, page }] of (deck?.slides ?? []).entries()) {
    const words = page.boxes.flatMap(textsOf).flatMap((text) => text.split(/\s+/).filter(Boolean));
    expect({ name, missing: words.filter((word) => !pages[place]?.includes(word)) }).toEqual({ name, missing: [] });
  }
});
