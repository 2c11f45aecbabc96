import { messageLength } from './policy.ts';

export const invitationSentences = {
  messageMissing: 'Schrijf een kort bericht.',
  messageTooLong: `Een bericht heeft hoogstens ${messageLength.toLocaleString('nl')} tekens.`,
};
