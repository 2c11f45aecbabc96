/** The attributes of a link to what a person wrote, which we don't vouch for. */
export const outside = { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } as const;
