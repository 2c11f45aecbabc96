import * as z from 'zod';
import { defineTask } from '../../../platform/server/queue.ts';
import type { Services } from '../../../platform/server/services.ts';
import { tellSome } from './commands/tell-followers.ts';

/** Tells the followers of a project of an update; a run that was broken off goes on where it was. */
export const tellFollowers = defineTask({
  name: 'feed.tell-followers',
  input: z.object({ postId: z.uuid() }),
  async run(services: Services, { postId }) {
    let isMore = true;
    while (isMore) isMore = await tellSome(services, postId);
  },
});
