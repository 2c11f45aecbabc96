import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './backup.fixture.ts';
import { listDataFiles } from './data-files.ts';

test('folders that are removed while files are listed hold none, and the others theirs', async () => {
  const dataDir = await makeFolder();
  const folders = Array.from({ length: 300 }, (_, number) => path.join(dataDir, 'uploads', String(number).padStart(3, '0')));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  await writeFile(path.join(dataDir, 'uploads/000/plan.pdf'), 'plan');

  const listing = listDataFiles(dataDir);
  // From the end, so that they go before the listing comes there.
  for (const folder of folders.toReversed().slice(0, -1)) await rm(folder, { recursive: true });

  expect(await listing).toEqual(['uploads/000/plan.pdf']);
});
