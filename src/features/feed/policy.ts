/** Only its author may change a post, whether draft or published. */
export function canEditPost(viewerId: string, authorId: string): boolean {
  return viewerId === authorId;
}

/** Only its author may remove a post. */
export function canDeletePost(viewerId: string, authorId: string): boolean {
  return viewerId === authorId;
}

/** Whose eyes a post is for: everyone's once it is published, before that its author's. */
export function canSeePost(viewerId: string, post: { authorId: string; isPublished: boolean }): boolean {
  return post.isPublished || viewerId === post.authorId;
}
