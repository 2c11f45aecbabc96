import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import { changeSaved, saveProject, unsaveProject } from './commands.ts';
import { savedProjectsContract } from './contract.ts';
import { listMarks, listSaved, readNote } from './queries.ts';

const os = implementContract(savedProjectsContract);

export const savedProjectsHandlers = os.router({
  listMarks: os.listMarks.handler(async ({ context }) => ({ marks: await listMarks(context.services.db, viewerOf(context).id) })),

  listSaved: os.listSaved.handler(({ input, context }) => listSaved(context.services.db, viewerOf(context).id, input)),

  readNote: os.readNote.handler(async ({ input, context, errors }) => {
    const note = await readNote(context.services.db, viewerOf(context).id, input.id);
    if (note === null) throw errors.NOT_FOUND();
    return { note };
  }),

  saveProject: os.saveProject.handler(async ({ input, context, errors }) => {
    const saved = await saveProject(context.services, viewerOf(context).id, input.id);
    if (saved === null) throw errors.NOT_FOUND();
    if (saved === 'own-project') throw errors.OWN_PROJECT();
    if (saved === 'too-many') throw errors.TOO_MANY_SAVED();
    return { ok: true };
  }),

  unsaveProject: os.unsaveProject.handler(async ({ input, context }) => {
    await unsaveProject(context.services.db, viewerOf(context).id, input.id);
    return { ok: true };
  }),

  setStage: os.setStage.handler(async ({ input: { id, stage }, context, errors }) => {
    if (!(await changeSaved(context.services.db, viewerOf(context).id, id, { stage }))) throw errors.NOT_FOUND();
    return { ok: true };
  }),

  setNote: os.setNote.handler(async ({ input: { id, note }, context, errors }) => {
    if (!(await changeSaved(context.services.db, viewerOf(context).id, id, { note }))) throw errors.NOT_FOUND();
    return { ok: true };
  }),
});
