/** Who may change a comment: its author alone. */
export function canEditComment(viewerId: string, authorId: string): boolean {
  return viewerId === authorId;
}

/** Who may remove a comment: its author alone, also under somebody else's post. */
export function canDeleteComment(viewerId: string, authorId: string): boolean {
  return viewerId === authorId;
}
