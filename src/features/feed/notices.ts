import type { Notices } from '../notifications/policy.ts';

declare module '../notifications/policy.ts' {
  interface NoticeDetails {
    comment: { postId: string; commentId: string; text: string };
    like: { postId: string };
  }
}

export const feedNotices: Notices<'comment' | 'like'> = {
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
  },
  preferences: {
    comment: { label: 'Reacties op je posts', channel: 'app' },
    like: { label: 'Likes op je posts', channel: 'app' },
  },
};

/** 'An en Bram', 'An, Bram en 3 anderen' */
function joinNames(names: string[], count: number): string {
  const others = count - names.length;
  if (others <= 0) return names.join(' en ');
  return `${names.join(', ')} en ${others === 1 ? '1 ander' : `${others} anderen`}`;
}
