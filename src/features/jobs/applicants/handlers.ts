import { withPatience } from '../../../platform/server/patience.ts';
import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import { statusLabels } from '../applications/texts.ts';
import { markViewed } from './commands/mark-viewed.ts';
import { moveApplication, moveApplications } from './commands/move.ts';
import { addNote, deleteNote } from './commands/notes.ts';
import { applicantsContract } from './contract.ts';
import { readReceived } from './queries/application.ts';
import { listReceived, readOverview } from './queries/list.ts';

const os = implementContract(applicantsContract);

export const applicantsHandlers = os.router({
  readOverview: os.readOverview.handler(async ({ input, context, errors }) => {
    const overview = await readOverview(context.services.db, viewerOf(context).id, input.id);
    if (overview === null) throw errors.NOT_FOUND();
    return overview;
  }),

  listReceived: os.listReceived.handler(async ({ input, context, errors }) => {
    const { db, clock } = context.services;
    const page = await listReceived(db, viewerOf(context).id, { ...input, now: clock.now() });
    if (page === null) throw errors.NOT_FOUND();
    return page;
  }),

  readReceived: os.readReceived.handler(async ({ input, context, errors }) => {
    const { db, clock } = context.services;
    const application = await readReceived(db, viewerOf(context).id, { id: input.id, now: clock.now() });
    if (application === null) throw errors.NOT_FOUND();
    return application;
  }),

  markViewed: os.markViewed.handler(async ({ input, context, errors }) => {
    const result = await markViewed(context.services, viewerOf(context).id, input.id);
    if (result === null) throw errors.NOT_FOUND();
    return { ok: true };
  }),

  move: os.move.handler(async ({ input, context, errors }) => {
    const result = await moveApplication(context.services, viewerOf(context).id, input);
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'not-allowed') throw errors.NOT_ALLOWED();
    if (result === 'pay-needed') throw errors.PAY_NEEDED();
    if ('now' in result) {
      const { now: status, version } = result;
      throw errors.MOVED({
        message: `Deze sollicitatie is intussen verplaatst naar “${statusLabels[status]}”.`,
        data: { status, version },
      });
    }
    return result;
  }),

  moveAll: os.moveAll.handler(async ({ input, context }) => {
    // On a busy server, fifty moves take some seconds.
    const results = await withPatience(Number.POSITIVE_INFINITY, () =>
      moveApplications(context.services, viewerOf(context).id, input.moves),
    );
    return { results };
  }),

  addNote: os.addNote.handler(async ({ input, context, errors }) => {
    const result = await addNote(context.services, viewerOf(context).id, input);
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'full') throw errors.FULL();
    if (result === 'id-taken') throw errors.CONFLICT();
    return result;
  }),

  deleteNote: os.deleteNote.handler(async ({ input, context, errors }) => {
    const result = await deleteNote(context.services, viewerOf(context).id, input);
    if (result === null) throw errors.NOT_FOUND();
    return { ok: true };
  }),
});
