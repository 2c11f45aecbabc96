/** The longest comment in characters. */
export const maxCommentLength = 2000;

/** Only its author may change a comment. */
export function canEditComment(viewerId: string, authorId: string): boolean {
  return viewerId === authorId;
}

/** Only its author may remove a comment, even under somebody else's post. */
export function canDeleteComment(viewerId: string, authorId: string): boolean {
  return viewerId === authorId;
}

/** The live topic of the comments on a post, whose id it carries. */
export const commentsTopic = 'comments';
