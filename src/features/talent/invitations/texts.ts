import { formatPlainNumber } from '../../../platform/plain-number.ts';
import { messageLength } from './policy.ts';

export const invitationSentences = {
  messageMissing: 'Schrijf een kort bericht.',
  messageTooLong: `Een bericht heeft hoogstens ${formatPlainNumber(messageLength)} tekens.`,
};
