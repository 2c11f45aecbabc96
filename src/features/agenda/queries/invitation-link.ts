import type { Services } from '../../../platform/server/services.ts';
import { isSignature, sign } from '../../../platform/server/signature.ts';
import { findInviter } from './inviter.ts';
import { findMailedMeeting, type MailedMeeting } from './mailed-meeting.ts';

type Invited = { id: string; participantId: string };

const signatureOf = (secret: string, { id, participantId }: Invited) => sign(secret, 'invitation', id, participantId);

/** The answer that a button of the mail chooses; the page asks to confirm it. */
const chosen = { confirmed: 'ja', declined: 'nee' } as const;

/**
 * Returns the link with which the participant answers without signing in. It is signed, so nothing is stored. The token
 * is in the query, which the log leaves out.
 */
export function invitationUrl(
  { settings, secret }: Pick<Services, 'settings' | 'secret'>,
  meeting: Invited,
  answer?: keyof typeof chosen,
): string {
  const url = `${settings.appUrl}/uitnodiging?token=${meeting.id}.${signatureOf(secret, meeting)}`;
  return answer === undefined ? url : `${url}&antwoord=${chosen[answer]}`;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the meeting of a link; null if the link isn't valid, or its people can't see each other any more. */
export async function findInvitation({ db, secret }: Pick<Services, 'db' | 'secret'>, token: string): Promise<MailedMeeting | null> {
  const [id = '', signature = '', ...rest] = token.split('.');
  if (!uuid.test(id) || rest.length > 0) return null;
  const meeting = await findMailedMeeting(db, id);
  return meeting !== null && isSignature(signature, signatureOf(secret, meeting)) ? meeting : null;
}

/** Whether a picture is the face of the organizer, as the reader of this link sees them. */
export async function isInvitersFace(services: Pick<Services, 'db' | 'secret'>, token: string, uploadId: string): Promise<boolean> {
  const meeting = await findInvitation(services, token);
  return meeting !== null && (await findInviter(services.db, meeting))?.avatarId === uploadId;
}
