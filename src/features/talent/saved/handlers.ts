import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import { saveTalent, unsaveTalent, writeNote } from './commands.ts';
import { savedTalentsContract } from './contract.ts';
import { listMarks, listSaved, readNote } from './queries.ts';

const os = implementContract(savedTalentsContract);

export const savedTalentsHandlers = os.router({
  listMarks: os.listMarks.handler(async ({ context }) => ({ marks: await listMarks(context.services.db, viewerOf(context).id) })),

  listSaved: os.listSaved.handler(({ input, context }) => listSaved(context.services.db, viewerOf(context).id, input.after)),

  readNote: os.readNote.handler(async ({ input, context, errors }) => {
    const note = await readNote(context.services.db, viewerOf(context).id, input.id);
    if (note === null) throw errors.NOT_FOUND();
    return { note };
  }),

  saveTalent: os.saveTalent.handler(async ({ input, context, errors }) => {
    const saved = await saveTalent(context.services, viewerOf(context).id, input.id);
    if (saved === null) throw errors.NOT_FOUND();
    if (saved === 'own-profile') throw errors.OWN_PROFILE();
    if (saved === 'too-many') throw errors.TOO_MANY_SAVED();
    return { ok: true };
  }),

  unsaveTalent: os.unsaveTalent.handler(async ({ input, context }) => {
    await unsaveTalent(context.services.db, viewerOf(context).id, input.id);
    return { ok: true };
  }),

  setNote: os.setNote.handler(async ({ input, context, errors }) => {
    if (!(await writeNote(context.services.db, viewerOf(context).id, input))) throw errors.NOT_FOUND();
    return { ok: true };
  }),
});
