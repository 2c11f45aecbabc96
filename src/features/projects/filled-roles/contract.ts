import * as z from 'zod';
import { id, limited, procedure } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';

export const filledRolesContract = {
  setRoleFilled: procedure(limited({ access: 'signed-in' }, { pace: paces.often }), {
    method: 'PUT',
    path: '/roles/{id}/filled',
    tags: ['projects'],
    summary: 'Say whether a role of one’s own project is filled',
    description:
      'A filled role is sought no longer: lists leave it out and nobody shows interest in it. Closing its job as filled fills it too, and a job that is posted or opened again for it seeks it again.',
  })
    .input(z.strictObject({ id, isFilled: z.boolean() }))
    .output(z.object({ ok: z.literal(true) }))
    .errors({ NOT_FOUND: { message: 'Deze rol is er niet (meer).' } }),
};
