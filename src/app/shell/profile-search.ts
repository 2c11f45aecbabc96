/** The part of a profile's address that says what the person's doings shown are: their posts, or with `toon` the rest. */
export type ProfileSearch = { toon?: 'activiteit' };

export const readProfileSearch = ({ toon }: Record<string, unknown>): ProfileSearch => (toon === 'activiteit' ? { toon } : {});
