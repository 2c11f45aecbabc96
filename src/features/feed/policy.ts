/** Who may change a post: its author alone, drafts and published posts alike. */
export function canEditPost(viewerId: string, authorId: string): boolean {
  return viewerId === authorId;
}

/** Who may remove a post: its author alone. */
export function canDeletePost(viewerId: string, authorId: string): boolean {
  return viewerId === authorId;
}
