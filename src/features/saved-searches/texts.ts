import { limits } from './policy.ts';

export const searchSentences = {
  nameMissing: 'Geef je zoekopdracht een naam.',
  nameTooLong: `Een naam heeft hoogstens ${limits.name} tekens.`,
};
