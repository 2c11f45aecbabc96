import { type AccessRows, signedIn } from '../../app/testing/procedure-rows.ts';
import { pdf } from '../../app/testing/sample-files.ts';
import { newId } from '../../platform/ids.ts';
import type { uploadsContract } from './contract.ts';

/** The answers of these procedures to each kind of caller. */
export const uploadsAccess: AccessRows<typeof uploadsContract> = {
  createUpload: {
    ...signedIn('ok'),
    input: () => ({ id: newId(), kind: 'document', file: new File([pdf], 'plan.pdf') }),
    hidden: 'The id is made for the new upload.',
  },
};
