import type { Notices } from '../notifications/policy.ts';
import { joinNames } from '../profiles/texts.ts';
import { tabPath } from '../projects/texts.ts';

declare module '../notifications/policy.ts' {
  interface NoticeDetails {
    comment: { postId: string; commentId: string; text: string };
    like: { postId: string };
    'project-update': { projectId: string; title: string };
  }
}

export const feedNotices: Notices<'comment' | 'like' | 'project-update'> = {
  kinds: {
    comment: {
      type: 'info',
      place: ({ postId, commentId, text }) => ({ subjectId: commentId, actionUrl: `/feed/${postId}`, quote: text }),
      text: ({ names: [name = ''], excerpt }) => ({ title: 'Nieuwe reactie', message: `${name} reageerde op je post: “${excerpt}”` }),
    },
    like: {
      type: 'info',
      place: ({ postId }) => ({ subjectId: postId, actionUrl: `/feed/${postId}` }),
      text: ({ names, count }) =>
        count === 1
          ? { title: 'Nieuwe like', message: `${names[0] ?? ''} vindt je post leuk.` }
          : { title: 'Nieuwe likes', message: `${joinNames(names, count)} vinden je post leuk.` },
    },
    'project-update': {
      type: 'info',
      place: ({ projectId, title }) => ({ subjectId: projectId, actionUrl: tabPath(projectId, 'updates'), quote: title }),
      text: ({ count, excerpt }) =>
        count === 1
          ? { title: 'Nieuwe update', message: `${excerpt} heeft een update.` }
          : { title: 'Nieuwe updates', message: `${excerpt} heeft ${count} updates.` },
    },
  },
  preferences: {
    comment: { label: 'Reacties op je posts', channel: 'app' },
    like: { label: 'Likes op je posts', channel: 'app' },
    'project-update': { label: 'Updates van projecten die je volgt', channel: 'app' },
  },
};
