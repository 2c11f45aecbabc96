import type { Services } from '../../../platform/server/services.ts';
import { foldActs } from '../../notifications/commands/fold-acts.ts';

/** Brings the posts' counts of likes, and the notifications of these likes, up to date. */
export function foldLikes(services: Pick<Services, 'db' | 'live'>): Promise<void> {
  return foldActs(services, {
    kind: 'like',
    ...{ acts: 'post_likes', changes: 'post_like_changes', subject: 'post_id' },
    ...{ things: 'posts', owner: 'author_id', count: 'likes_count' },
  });
}
