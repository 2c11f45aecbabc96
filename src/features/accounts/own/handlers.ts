import { isGuessable } from '../../../platform/server/password-strength.ts';
import { withPatience } from '../../../platform/server/patience.ts';
import type { PersonalData } from '../../../platform/server/personal-data.ts';
import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import type { RateLimit } from '../../../platform/server/rate-limits.ts';
import type { Services } from '../../../platform/server/services.ts';
import { dropTokens } from '../commands/account-tokens.ts';
import { endSessions, sessionCookie } from '../commands/sessions.ts';
import { accountKey } from '../tokens/device.ts';
import { changeMails, requestEmailChange } from './commands/change-email.ts';
import { changePassword } from './commands/change-password.ts';
import { checkPassword } from './commands/check-password.ts';
import { deleteAccount } from './commands/delete-account.ts';
import { setTimeZone } from './commands/set-time-zone.ts';
import { signOutDevice } from './commands/sign-out-device.ts';
import { ownAccountContract } from './contract.ts';
import { listDevices } from './queries/list-devices.ts';
import { packData } from './queries/pack-data.ts';
import { readAccount } from './queries/read-account.ts';

const os = implementContract(ownAccountContract);
const done = { ok: true } as const;

/** A download reads all that a person ever made. */
const downloads: RateLimit = { name: 'download-data', points: 10, seconds: 3600 };

type Refusals = { TOO_MANY_REQUESTS(options: { data: { seconds: number } }): Error; WRONG_PASSWORD(): Error };

/** Returns the hash that the password was verified against. */
async function requirePassword(services: Services, accountId: string, password: string, errors: Refusals): Promise<string> {
  const check = await checkPassword(services, accountId, password);
  if (check.outcome === 'limited') throw errors.TOO_MANY_REQUESTS({ data: { seconds: check.seconds } });
  if (check.outcome === 'wrong') throw errors.WRONG_PASSWORD();
  return check.hash;
}

/** @param features what each feature holds of a person, in the order in which it is erased */
export function ownAccountHandlers(features: PersonalData[]) {
  return os.router({
    readAccount: os.readAccount.handler(({ context }) => readAccount(context.services, viewerOf(context).id)),

    changePassword: os.changePassword.handler(async ({ input, context, errors }) => {
      const { services } = context;
      const viewer = viewerOf(context);
      const { email } = await readAccount(services, viewer.id);
      // First, as it is what limits how often one person can have a password judged.
      const verifiedHash = await requirePassword(services, viewer.id, input.currentPassword, errors);
      if (await isGuessable(services, { ...viewer, email, password: input.password })) throw errors.WEAK_PASSWORD();
      const isChanged = await changePassword(services, viewer, { password: input.password, verifiedHash });
      if (!isChanged) throw errors.WRONG_PASSWORD();
      return done;
    }),

    requestEmailChange: os.requestEmailChange.handler(async ({ input, context, errors }) => {
      const { services } = context;
      const viewer = viewerOf(context);
      const { email } = await readAccount(services, viewer.id);
      if (input.email === email) throw errors.SAME_EMAIL();
      await requirePassword(services, viewer.id, input.password, errors);
      const seconds = await services.rateLimits.consume(changeMails, accountKey(services.secret, input.email));
      if (seconds > 0) throw errors.TOO_MANY_REQUESTS({ data: { seconds } });
      await requestEmailChange(services, viewer.id, input.email);
      return done;
    }),

    cancelEmailChange: os.cancelEmailChange.handler(async ({ context }) => {
      await dropTokens(context.services.db, viewerOf(context).id, 'email-change');
      return done;
    }),

    listDevices: os.listDevices.handler(({ context }) => listDevices(context.services, viewerOf(context))),

    signOutDevice: os.signOutDevice.handler(async ({ input, context, errors }) => {
      if (!(await signOutDevice(context.services, viewerOf(context).id, input.id))) throw errors.NOT_FOUND();
      return done;
    }),

    signOutOthers: os.signOutOthers.handler(async ({ context }) => {
      const { id, sessionId } = viewerOf(context);
      await endSessions(context.services.db, id, sessionId);
      return done;
    }),

    signOutEverywhere: os.signOutEverywhere.handler(async ({ context }) => {
      await endSessions(context.services.db, viewerOf(context).id);
      context.setCookie(sessionCookie, '', 0);
      return done;
    }),

    setTimeZone: os.setTimeZone.handler(async ({ input, context, errors }) => {
      if (!(await setTimeZone(context.services, viewerOf(context).id, input.timeZone))) throw errors.BAD_REQUEST();
      return done;
    }),

    downloadData: os.downloadData.handler(async ({ context, errors }) => {
      const { services } = context;
      const { id } = viewerOf(context);
      const seconds = await services.rateLimits.consume(downloads, accountKey(services.secret, id));
      if (seconds > 0) throw errors.TOO_MANY_REQUESTS({ data: { seconds } });
      const day = services.clock.now().toISOString().slice(0, 10);
      const zip = await withPatience(Number.POSITIVE_INFINITY, () => packData(context, id, features));
      context.setDownload('application/zip', `mijn-gegevens-${day}.zip`);
      return zip;
    }),

    deleteAccount: os.deleteAccount.handler(async ({ input, context, errors }) => {
      const { services } = context;
      const { id } = viewerOf(context);
      await requirePassword(services, id, input.password, errors);
      await withPatience(Number.POSITIVE_INFINITY, () => deleteAccount(services, id, features));
      context.setCookie(sessionCookie, '', 0);
      return done;
    }),
  });
}
