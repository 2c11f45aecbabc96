import { isVisible } from '../../../../platform/visible-text.ts';
import type { Checked } from '../../../../platform/web/forms/form-state.ts';
import { messageLength } from '../policy.ts';
import { invitationSentences } from '../texts.ts';

export type InviteDraft = { jobId: string; message: string };

/** The typed invitation, or its problems. */
export function checkInvite({ jobId, message }: InviteDraft): Checked<InviteDraft> {
  const written = message.trim();
  const problems = {
    ...(jobId === '' && { jobId: 'Kies een vacature.' }),
    ...(!isVisible(written) && { message: invitationSentences.messageMissing }),
    ...(written.length > messageLength && { message: invitationSentences.messageTooLong }),
  };
  const [first] = Object.values(problems);
  return first === undefined ? { input: { jobId, message: written } } : { problems, message: first };
}
