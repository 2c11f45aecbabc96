/** Who may change a post: its author alone, drafts and published posts alike. */
export function canEditPost(viewerId: string, authorId: string): boolean {
  return viewerId === authorId;
}

/** Who may remove a post: its author alone. */
export function canDeletePost(viewerId: string, authorId: string): boolean {
  return viewerId === authorId;
}

/** Whose eyes a post is for: everyone's once it is published, before that its author's. */
export function canSeePost(viewerId: string, post: { authorId: string; isPublished: boolean }): boolean {
  return post.isPublished || viewerId === post.authorId;
}
