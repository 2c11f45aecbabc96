import { networkOf } from '../../platform/server/http/request.ts';
import { isGuessable } from '../../platform/server/password-strength.ts';
import { boundPasswordWork } from '../../platform/server/passwords.ts';
import { implementContract, type RequestContext } from '../../platform/server/procedures.ts';
import { findToken } from './commands/account-tokens.ts';
import { confirmationsPerNetwork, confirmEmail, confirmWithDetails } from './commands/confirm-email.ts';
import { confirmNewEmail } from './commands/confirm-new-email.ts';
import type { OnSignUp } from './commands/open-account.ts';
import { confirmationMails, resendConfirmation } from './commands/resend-confirmation.ts';
import { type ReadNames, requestPasswordReset, resetMails, resetPassword, resetsPerNetwork } from './commands/reset-password.ts';
import { endSession, endSessionOf, sessionCookie, sessionSeconds } from './commands/sessions.ts';
import { signIn } from './commands/sign-in.ts';
import { signUp, signUpsPerNetwork } from './commands/sign-up.ts';
import { attemptDays } from './commands/sign-up-attempts.ts';
import { accountsContract } from './contract.ts';
import { accountKey, deviceCookie, isKnownDevice, rememberDevice } from './tokens/device.ts';
import { readBrowser, signBrowser, signUpCookie } from './tokens/sign-up-links.ts';

const os = implementContract(accountsContract);
const done = { ok: true } as const;
const deviceSeconds = 365 * 86_400;
const signUpSeconds = attemptDays * 86_400;

/** Functions that accounts need from features above them; put together in app/. */
type Needs = { onSignUp: OnSignUp; readNames: ReadNames };

/** The browser's sign-up is an account now, or gave way to one. */
function forgetSignUp({ readCookie, setCookie }: RequestContext): void {
  if (readCookie(signUpCookie) !== undefined) setCookie(signUpCookie, '', 0);
}

/** Ends the session that the browser had before this sign-in: its cookie is replaced, so nobody could end it here later. */
async function endPresentedSession({ services, readCookie }: RequestContext): Promise<void> {
  const token = readCookie(sessionCookie);
  if (token !== undefined && token !== '') await endSessionOf(services, token);
}

export function accountsHandlers({ onSignUp, readNames }: Needs) {
  return os.router({
    signUp: os.signUp.handler(async ({ input, context, errors }) => {
      const { services, address } = context;
      boundPasswordWork.refuseWhenFull();
      const seconds = await services.rateLimits.consume(signUpsPerNetwork, networkOf(address));
      if (seconds > 0) throw errors.TOO_MANY_REQUESTS({ data: { seconds } });
      if (await isGuessable(services, input)) throw errors.WEAK_PASSWORD();
      if ((await signUp(services, input)) === 'id-taken') throw errors.CONFLICT();
      context.setCookie(signUpCookie, signBrowser(services.secret, input.id), signUpSeconds);
      return done;
    }),

    resendConfirmation: os.resendConfirmation.handler(async ({ input, context: { services, readCookie }, errors }) => {
      const seconds = await services.rateLimits.consume(confirmationMails, accountKey(services.secret, input.email));
      if (seconds > 0) throw errors.TOO_MANY_REQUESTS({ data: { seconds } });
      await resendConfirmation(services, input.email, readBrowser(services.secret, readCookie(signUpCookie)));
      return done;
    }),

    confirmEmail: os.confirmEmail.handler(async ({ input: { token, password }, context, errors }) => {
      const { services, address } = context;
      const seconds = await services.rateLimits.consume(confirmationsPerNetwork, networkOf(address));
      if (seconds > 0) throw errors.TOO_MANY_REQUESTS({ data: { seconds } });
      const browserAttemptId = readBrowser(services.secret, context.readCookie(signUpCookie));
      const result = await confirmEmail(services, { token, password, browserAttemptId }, onSignUp);
      switch (result.outcome) {
        case 'invalid':
          throw errors.INVALID_LINK();
        case 'unproven':
          throw errors.PASSWORD_NEEDED({ data: { email: result.email } });
        case 'wrong-password':
          throw errors.WRONG_PASSWORD();
        case 'confirmed':
          forgetSignUp(context);
          return { ok: true, email: result.email };
      }
    }),

    confirmWithDetails: os.confirmWithDetails.handler(async ({ input, context, errors }) => {
      const { services, address } = context;
      const seconds = await services.rateLimits.consume(confirmationsPerNetwork, networkOf(address));
      if (seconds > 0) throw errors.TOO_MANY_REQUESTS({ data: { seconds } });
      const outcome = await confirmWithDetails(services, input, onSignUp);
      if (outcome === 'invalid') throw errors.INVALID_LINK();
      if (outcome === 'guessable') throw errors.WEAK_PASSWORD();
      forgetSignUp(context);
      return done;
    }),

    signIn: os.signIn.handler(async ({ input, context, errors }) => {
      const { services, address, userAgent } = context;
      boundPasswordWork.refuseWhenFull();
      const device = context.readCookie(deviceCookie);
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
          await endPresentedSession(context);
          context.setCookie(sessionCookie, result.token, sessionSeconds);
          context.setCookie(deviceCookie, rememberDevice(services.secret, device, input.email), deviceSeconds);
          return { ...done, isFirstDay: result.isFirstDay };
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

    readMailedLink: os.readMailedLink.handler(async ({ input: { purpose, token }, context: { services } }) => {
      return { works: (await findToken(services.db, purpose, token, services.clock.now())) !== null };
    }),

    resetPassword: os.resetPassword.handler(async ({ input, context: { services, address }, errors }) => {
      const seconds = await services.rateLimits.consume(resetsPerNetwork, networkOf(address));
      if (seconds > 0) throw errors.TOO_MANY_REQUESTS({ data: { seconds } });
      const reset = await resetPassword(services, input, readNames);
      switch (reset.outcome) {
        case 'invalid':
          throw errors.INVALID_LINK();
        case 'guessable':
          throw errors.WEAK_PASSWORD();
        case 'done':
          return { ...done, email: reset.email };
      }
    }),

    confirmNewEmail: os.confirmNewEmail.handler(async ({ input, context, errors }) => {
      const { secret } = context.services;
      const device = context.readCookie(deviceCookie);
      const proof = { viewerId: context.viewer?.id ?? null, password: input.password };
      const change = await confirmNewEmail(context.services, input.token, proof);
      switch (change.outcome) {
        case 'invalid':
          throw errors.INVALID_LINK();
        case 'unproven':
          throw errors.PASSWORD_NEEDED();
        case 'wrong':
          throw errors.WRONG_PASSWORD();
        case 'limited':
          throw errors.TOO_MANY_REQUESTS({ data: { seconds: change.seconds } });
        case 'changed':
          // A browser that knew the account under its old address knows it under the new one.
          if (isKnownDevice(secret, device, change.oldEmail)) {
            context.setCookie(deviceCookie, rememberDevice(secret, device, change.newEmail), deviceSeconds);
          }
          return done;
      }
    }),
  });
}
