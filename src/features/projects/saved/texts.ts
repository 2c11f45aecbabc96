import { formatPlainNumber } from '../../../platform/plain-number.ts';
import { mostSaved, noteLength } from './policy.ts';

export const savedSentences = {
  noteTooLong: `Een notitie heeft hoogstens ${formatPlainNumber(noteLength)} tekens.`,
  tooMany: `Je bewaart al ${mostSaved} projecten. Haal er eerst een paar weg.`,
  isPrivate: 'Alleen jij ziet dit.',
};
