import { implementContract } from '../../platform/server/procedures.ts';
import { me, profilesContract } from './contract.ts';

const os = implementContract(profilesContract);

export const profilesHandlers = os.router({
  readMe: os.readMe.handler(({ context: { viewer } }) => (viewer === null ? null : me.parse(viewer))),
});
