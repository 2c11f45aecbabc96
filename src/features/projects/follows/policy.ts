/** Anybody may follow a project that they can see, but for its owner. */
export function canFollowProject(viewerId: string, ownerId: string): boolean {
  return viewerId !== ownerId;
}

/** Only the owner sees who follows; everybody sees how many do. */
export function canSeeFollowers(viewerId: string, ownerId: string): boolean {
  return viewerId === ownerId;
}
