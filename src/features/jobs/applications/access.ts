import { type AccessRows, ownerOnly, signedIn } from '../../../app/testing/procedure-rows.ts';
import { newId } from '../../../platform/ids.ts';
import { makeJob } from '../factory.ts';
import type { applicationsContract } from './contract.ts';
import { makeApplication } from './factory.ts';
import { sameLetterJobs } from './policy.ts';

const apply = (id: string) => ({ id, applicationId: newId(), letter: 'Ik kom graag.' });
const ownCopy = 'A person’s own copy stays theirs, whoever received it.';

/** The answers of these procedures to each kind of caller. */
export const applicationsAccess: AccessRows<typeof applicationsContract> = {
  readForm: { ...signedIn('ok'), input: ({ jobId: id }) => ({ id }), hidden: ({ jobId: id }) => [{ id }] },
  apply: {
    ...signedIn('ok'),
    owner: 'OWN_JOB',
    input: ({ jobId }) => apply(jobId),
    hidden: ({ jobId }) => [apply(jobId)],
    limits: {
      'same-letter': {
        caller: 'stranger',
        async input({ owner, jobId }, { services: { db } }, browser) {
          const applicantId = 'id' in browser ? browser.id : owner.id;
          for (let place = 0; place < sameLetterJobs; place += 1)
            await makeApplication(db, { job: await makeJob(db, { posterId: owner.id }), applicantId, letter: apply(jobId).letter });
          return apply(jobId);
        },
      },
    },
  },
  listOwn: { ...signedIn('ok'), input: () => ({}) },
  readOwn: { ...ownerOnly('ok'), input: ({ ownApplicationId: id }) => ({ id }), hidden: ownCopy },
  withdraw: { ...ownerOnly('ok'), input: ({ ownApplicationId: id }) => ({ id }), hidden: ownCopy },
  // The owner's application of the scene waits for an answer.
  deleteOwn: { ...ownerOnly('NOT_ALLOWED'), input: ({ ownApplicationId: id }) => ({ id }), hidden: ownCopy },
  readProfilePdf: { ...ownerOnly('ok'), input: ({ applicationId: id }) => ({ id }), hidden: ({ applicationId: id }) => [{ id }] },
  previewProfilePdf: { ...signedIn('ok'), input: ({ jobId: id }) => ({ id }), hidden: ({ jobId: id }) => [{ id }] },
};
