import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { useOptimistic } from '../../../platform/web/data/use-optimistic.ts';
import { patchesOf } from '../view/patches.ts';
import { changedBy, failed, type Meaning, type Named, toastOf, toastSuccess, useMeant } from './meant.ts';

export const blockMeanings: Record<'block' | 'unblock', Meaning> = {
  block: {
    call: (api, id) => api.network.blockPerson.call({ id }),
    success: (name) => ({ title: `${name} is geblokkeerd`, message: 'Ongedaan maken kan bij Instellingen.' }),
    failure: failed,
  },
  unblock: {
    call: (api, id) => api.network.unblockPerson.call({ id }),
    success: (name) => ({ title: `${name} is niet meer geblokkeerd` }),
    failure: failed,
  },
};

/** Blocks people, wherever they are met. */
export function useBlock() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useOptimistic({
    call: ({ id }: Named) => blockMeanings.block.call(api, id),
    show: ({ id }) => patchesOf(queryClient, api, id, 'block'),
    changes: ({ id }) => changedBy('block', id),
    done: (_answer, person) => toastSuccess(blockMeanings.block, person),
    failed: ({ failure, error }) => toastOf(blockMeanings.block, failure, error),
  });
}

/** Takes a block back. */
export const useUnblock = (person: Named) => useMeant({ unblock: blockMeanings.unblock }, person);
