import { implementContract, viewerOf } from '../../platform/server/procedures.ts';
import { me, profilesContract } from './contract.ts';
import { readProfile } from './queries.ts';

const os = implementContract(profilesContract);

export const profilesHandlers = os.router({
  readMe: os.readMe.handler(({ context: { viewer } }) => (viewer === null ? null : me.parse(viewer))),

  readProfile: os.readProfile.handler(async ({ input, context, errors }) => {
    const profile = await readProfile(context.services.db, viewerOf(context).id, input.id);
    if (profile === null) throw errors.NOT_FOUND();
    return profile;
  }),
});
