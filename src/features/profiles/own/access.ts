import { type AccessRows, type Hidden, signedIn } from '../../../app/testing/procedure-rows.ts';
import { profileInput } from '../factory.ts';
import type { ownProfileContract } from './contract.ts';

const ownImage = ({ avatarId: imageId }: Hidden) => [{ imageId }];

/** The answers of these procedures to each kind of caller. */
export const ownProfileAccess: AccessRows<typeof ownProfileContract> = {
  readOwnProfile: signedIn('ok'),
  saveProfile: { ...signedIn('ok'), input: () => ({ ...profileInput, version: 1 }) },
  setAvatar: { ...signedIn('UNKNOWN_IMAGE'), owner: 'ok', input: ({ avatarId }) => ({ imageId: avatarId }), hidden: ownImage },
  setCover: { ...signedIn('UNKNOWN_IMAGE'), input: ({ avatarId }) => ({ imageId: avatarId }), hidden: ownImage },
};
