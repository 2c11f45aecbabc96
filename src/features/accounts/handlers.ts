import { networkOf } from '../../platform/server/http/request.ts';
import { implementContract } from '../../platform/server/procedures.ts';
import { confirmationMails, confirmEmail, resendConfirmation } from './commands/confirm-email.ts';
import { confirmNewEmail } from './commands/confirm-new-email.ts';
import { accountKey, deviceCookie, isKnownDevice, rememberDevice } from './commands/device.ts';
import { isGuessable } from './commands/password-strength.ts';
import { type ReadNames, requestPasswordReset, resetMails, resetPassword, resetsPerNetwork } from './commands/reset-password.ts';
import { endSession, sessionCookie, sessionSeconds } from './commands/sessions.ts';
import { signIn } from './commands/sign-in.ts';
import { type OnSignUp, signUp, signUpsPerNetwork } from './commands/sign-up.ts';
import { accountsContract } from './contract.ts';

const os = implementContract(accountsContract);
const done = { ok: true } as const;
const deviceSeconds = 365 * 86_400;

/** What accounts need of the features that stand on them; put together in app/. */
type Needs = { onSignUp: OnSignUp; readNames: ReadNames };

export function accountsHandlers({ onSignUp, readNames }: Needs) {
  return os.router({
    signUp: os.signUp.handler(async ({ input, context: { services, address }, errors }) => {
      const seconds = await services.rateLimits.consume(signUpsPerNetwork, networkOf(address));
      if (seconds > 0) throw errors.TOO_MANY_REQUESTS({ data: { seconds } });
      if (await isGuessable(services, input)) throw errors.WEAK_PASSWORD();
      if ((await signUp(services, input, onSignUp)) === 'id-taken') throw errors.CONFLICT();
      return done;
    }),

    resendConfirmation: os.resendConfirmation.handler(async ({ input, context: { services }, errors }) => {
      const seconds = await services.rateLimits.consume(confirmationMails, accountKey(services.secret, input.email));
      if (seconds > 0) throw errors.TOO_MANY_REQUESTS({ data: { seconds } });
      await resendConfirmation(services, input.email);
      return done;
    }),

    confirmEmail: os.confirmEmail.handler(async ({ input, context: { services }, errors }) => {
      if (!(await confirmEmail(services, input.token))) throw errors.INVALID_LINK();
      return done;
    }),

    signIn: os.signIn.handler(async ({ input, context, errors }) => {
      const { services, address, userAgent, cookies } = context;
      const device = cookies.get(deviceCookie);
      const result = await signIn(services, { ...input, address, userAgent, device });
      switch (result.outcome) {
        case 'limited':
          throw errors.TOO_MANY_REQUESTS({ data: { seconds: result.seconds } });
        case 'wrong':
          throw errors.INVALID_CREDENTIALS();
        case 'unconfirmed':
          throw errors.EMAIL_NOT_CONFIRMED();
        case 'suspended':
          throw errors.SUSPENDED({
            message: `Je account is geblokkeerd. Ben je het er niet mee eens? Mail dan naar ${services.settings.officeMail}.`,
          });
        case 'signed-in':
          context.setCookie(sessionCookie, result.token, sessionSeconds);
          context.setCookie(deviceCookie, rememberDevice(services.secret, device, input.email), deviceSeconds);
          return done;
      }
    }),

    signOut: os.signOut.handler(async ({ context }) => {
      if (context.viewer !== null) await endSession(context.services, context.viewer.sessionId);
      context.setCookie(sessionCookie, '', 0);
      return done;
    }),

    requestPasswordReset: os.requestPasswordReset.handler(async ({ input, context: { services }, errors }) => {
      const seconds = await services.rateLimits.consume(resetMails, accountKey(services.secret, input.email));
      if (seconds > 0) throw errors.TOO_MANY_REQUESTS({ data: { seconds } });
      await requestPasswordReset(services, input.email);
      return done;
    }),

    resetPassword: os.resetPassword.handler(async ({ input, context: { services, address }, errors }) => {
      const seconds = await services.rateLimits.consume(resetsPerNetwork, networkOf(address));
      if (seconds > 0) throw errors.TOO_MANY_REQUESTS({ data: { seconds } });
      const outcome = await resetPassword(services, input, readNames);
      if (outcome === 'invalid') throw errors.INVALID_LINK();
      if (outcome === 'guessable') throw errors.WEAK_PASSWORD();
      return done;
    }),

    confirmNewEmail: os.confirmNewEmail.handler(async ({ input, context, errors }) => {
      const { secret } = context.services;
      const device = context.cookies.get(deviceCookie);
      const changed = await confirmNewEmail(context.services, input.token);
      if (changed === null) throw errors.INVALID_LINK();
      // A browser that knew the account under its old address knows it under the new one.
      if (isKnownDevice(secret, device, changed.oldEmail)) {
        context.setCookie(deviceCookie, rememberDevice(secret, device, changed.newEmail), deviceSeconds);
      }
      return done;
    }),
  });
}
