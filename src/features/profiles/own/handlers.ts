import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import { saveProfile } from './commands/save-profile.ts';
import { setImage } from './commands/set-image.ts';
import { ownProfileContract } from './contract.ts';
import { readOwnProfile } from './queries.ts';

const os = implementContract(ownProfileContract);

export const ownProfileHandlers = os.router({
  readOwnProfile: os.readOwnProfile.handler(({ context }) => readOwnProfile(context.services.db, viewerOf(context).id)),

  saveProfile: os.saveProfile.handler(async ({ input, context, errors }) => {
    const { db, clock } = context.services;
    const saved = await saveProfile(db, viewerOf(context).id, input, clock.now());
    if (saved === 'changed-elsewhere') throw errors.CONFLICT();
    return saved;
  }),

  setAvatar: os.setAvatar.handler(async ({ input, context, errors }) => {
    const set = await setImage(context.services.db, viewerOf(context).id, 'avatar', input.imageId);
    if (set === 'unknown-image') throw errors.UNKNOWN_IMAGE();
    return set;
  }),

  setCover: os.setCover.handler(async ({ input, context, errors }) => {
    const set = await setImage(context.services.db, viewerOf(context).id, 'cover', input.imageId);
    if (set === 'unknown-image') throw errors.UNKNOWN_IMAGE();
    return set;
  }),
});
