import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import { LimitReached } from '../../../platform/server/rate-limits.ts';
import { counted, soonAgain, tooMany } from '../../../platform/server/too-many.ts';
import { nameOf } from '../../profiles/texts.ts';
import { applyToJob } from './commands/apply.ts';
import { deleteOwnCopy, withdrawApplication } from './commands/withdraw.ts';
import { applicationsContract, type SentProfile } from './contract.ts';
import { drawProfile } from './documents/draw-profile.ts';
import { sameLetterLimit } from './policy.ts';
import { findRecipient, readForm } from './queries/form.ts';
import { listOwn, readOwn } from './queries/own.ts';
import { findSentProfile } from './queries/readable.ts';
import { readSentProfile } from './queries/sent-profile.ts';

const os = implementContract(applicationsContract);

export const applicationsHandlers = os.router({
  readForm: os.readForm.handler(async ({ input, context, errors }) => {
    const { services } = context;
    const form = await readForm(services.db, viewerOf(context).id, { id: input.id, now: services.clock.now() });
    if (form === null) throw errors.NOT_FOUND();
    return form;
  }),

  apply: os.apply.handler(async ({ input, context, errors }) => {
    const { services } = context;
    const { id: viewerId, timeZone } = viewerOf(context);
    const { id: jobId, applicationId: id, ...content } = input;
    const result = await applyToJob(services, viewerId, { id, jobId, ...content });
    if (result instanceof LimitReached) {
      const now = services.clock.now();
      if (result.limit.name === sameLetterLimit.name)
        throw errors.TOO_MANY_REQUESTS(soonAgain(result.until, now, 'Neem even de tijd voor je volgende sollicitatie.'));
      const did = `${counted(result.limit.points, 'sollicitatie', 'sollicitaties')} verstuurd`;
      throw errors.TOO_MANY_REQUESTS(tooMany(result, { now, timeZone }, { did, again: 'kun je weer solliciteren' }));
    }
    if (result === null) throw errors.NOT_FOUND();
    switch (result) {
      case 'own':
        throw errors.OWN_JOB();
      case 'applied':
        throw errors.ALREADY_APPLIED();
      case 'unavailable':
        throw errors.UNAVAILABLE();
      case 'letter-needed':
        throw errors.LETTER_NEEDED();
      case 'cv-needed':
        throw errors.CV_NEEDED();
      case 'unknown-cv':
        throw errors.UNKNOWN_CV();
      case 'questions-changed':
        throw errors.QUESTIONS_CHANGED();
      case 'id-taken':
        throw errors.CONFLICT();
      default:
        if ('answerNeeded' in result) throw errors.ANSWER_NEEDED({ data: { position: result.answerNeeded } });
        if ('unknownChoice' in result) throw errors.UNKNOWN_CHOICE({ data: { position: result.unknownChoice } });
        return result;
    }
  }),

  listOwn: os.listOwn.handler(({ input, context }) => listOwn(context.services.db, viewerOf(context).id, input.after)),

  readOwn: os.readOwn.handler(async ({ input, context, errors }) => {
    const application = await readOwn(context.services.db, viewerOf(context).id, input.id);
    if (application === null) throw errors.NOT_FOUND();
    return application;
  }),

  withdraw: os.withdraw.handler(async ({ input, context, errors }) => {
    const result = await withdrawApplication(context.services, viewerOf(context).id, input.id);
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'not-allowed') throw errors.NOT_ALLOWED();
    return result;
  }),

  deleteOwn: os.deleteOwn.handler(async ({ input, context, errors }) => {
    const result = await deleteOwnCopy(context.services, viewerOf(context).id, input.id);
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'not-allowed') throw errors.NOT_ALLOWED();
    return { ok: true };
  }),

  readProfilePdf: os.readProfilePdf.handler(async ({ input, context, errors }) => {
    const { db, settings } = context.services;
    const viewerId = viewerOf(context).id;
    const profile = await findSentProfile(db, viewerId, input.id);
    if (profile === null) throw errors.NOT_FOUND();
    context.setDownload('application/pdf', fileNameOf(profile));
    return drawProfile(viewerId, { appName: settings.appName, profile });
  }),

  previewProfilePdf: os.previewProfilePdf.handler(async ({ input, context, errors }) => {
    const { db, settings } = context.services;
    const viewerId = viewerOf(context).id;
    const recipient = await findRecipient(db, viewerId, input.id);
    if (recipient === null) throw errors.NOT_FOUND();
    const profile = await readSentProfile(db, viewerId, recipient);
    context.setDownload('application/pdf', fileNameOf(profile));
    return drawProfile(viewerId, { appName: settings.appName, profile });
  }),
});

/** Names in headers are written in plain letters. */
function fileNameOf(profile: SentProfile): string {
  const plain = nameOf(profile, '')
    .normalize('NFD')
    .replaceAll(/[^A-Za-z -]/g, '')
    .trim();
  return `Profiel ${plain}`.trim().replaceAll(/\s+/g, '-').concat('.pdf');
}
