import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import { setRoleFilled } from './commands.ts';
import { filledRolesContract } from './contract.ts';

const os = implementContract(filledRolesContract);

export const filledRolesHandlers = os.router({
  setRoleFilled: os.setRoleFilled.handler(async ({ input: { id: roleId, isFilled }, context, errors }) => {
    const isOwn = await setRoleFilled(context.services.db, viewerOf(context).id, { roleId, isFilled });
    if (!isOwn) throw errors.NOT_FOUND();
    return { ok: true };
  }),
});
