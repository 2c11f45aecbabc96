import { newId } from '../../../../platform/ids.ts';
import type { FlatFields } from './draft.ts';

/** A copy whose roles and milestones are nobody else's: their ids exist once. */
export function withOwnIds(fields: FlatFields): FlatFields {
  return {
    ...fields,
    roles: fields.roles.map((role) => ({ ...role, id: newId() })),
    milestones: fields.milestones.map((milestone) => ({ ...milestone, id: newId() })),
  };
}
