import { eq } from 'drizzle-orm';
import { jobs } from '../../../features/jobs/tables.ts';
import { createUpload } from '../../../features/uploads/commands/create-upload.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { DemoRows } from '../demo-rows.ts';
import { storeDrawn } from '../pictures/draw.ts';
import { findPeople } from './find.ts';
import { demoLogos } from './logos.ts';

/** Renders the logos of the demo's companies, and shows them at all of their jobs. */
export async function storeLogos(services: Services, profiles: DemoRows['profiles']): Promise<void> {
  const personOf = findPeople(profiles);
  const drawings = Object.entries(demoLogos).map(([poster, svg]) => ({ posterId: personOf(poster).id, svg }));
  await storeDrawn(drawings, async ({ posterId }, file) => {
    const upload = await createUpload(services, posterId, { id: newId(), kind: 'job-logo', file });
    if (typeof upload === 'string') throw new Error(`A logo of the demo was refused: ${upload}.`);
    await services.db.update(jobs).set({ logoId: upload.id }).where(eq(jobs.posterId, posterId));
  });
}
