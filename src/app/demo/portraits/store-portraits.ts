import { eq } from 'drizzle-orm';
import { profiles } from '../../../features/profiles/tables.ts';
import { createUpload } from '../../../features/uploads/commands/create-upload.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/server/services.ts';
import { storeDrawn } from '../pictures/draw.ts';
import { demoCovers } from './covers.ts';
import { face } from './face.ts';
import { demoLooks } from './looks.ts';

type Person = { id: string; firstName: string; lastName: string };

/** Renders the portraits and covers of the demo people and stores them as their uploads. */
export async function storePortraits(services: Services, people: Person[]): Promise<void> {
  const drawings = people.flatMap(({ id, firstName, lastName }) => {
    const [look, cover] = [demoLooks[`${firstName} ${lastName}`], demoCovers[`${firstName} ${lastName}`]];
    return [
      ...(look === undefined ? [] : [{ personId: id, kind: 'avatar' as const, svg: face(look) }]),
      ...(cover === undefined ? [] : [{ personId: id, kind: 'cover' as const, svg: cover }]),
    ];
  });
  await storeDrawn(drawings, async ({ personId, kind }, file) => {
    const upload = await createUpload(services, personId, { id: newId(), kind, file });
    if (typeof upload === 'string') throw new Error(`A picture of the demo was refused: ${upload}.`);
    const image = kind === 'avatar' ? { avatarId: upload.id } : { coverId: upload.id };
    await services.db.update(profiles).set(image).where(eq(profiles.id, personId));
  });
}
