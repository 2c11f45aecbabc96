import type { Attempt } from '../../../../platform/attempt.ts';
import { keptInBrowser } from '../../../../platform/web/forms/kept-in-browser.ts';
import { attempt, either, flag, list, nothing, number, oneOf, record, type Shape, text } from '../../../../platform/web/forms/shape.ts';
import { keptPicture } from '../../../uploads/view/kept-picture.ts';
import { countries, footings, jobTypes, questionKinds, rateUnits } from '../../policy.ts';
import type { Draft, DraftQuestion } from './draft.ts';

/** Unsaved input: of a new job the last attempt to post it, of an existing one the version that it is based on. */
type KeptDraft = { attempt: Attempt | null; version: number | null; draft: Draft };

const question = record<DraftQuestion>({ kind: oneOf(questionKinds), question: text, isRequired: flag, choices: text });

/** A draft of an older form lacks fields of this one; it is read as nothing. */
export const draftShape: Shape<Draft> = record<Draft>({
  title: text,
  type: oneOf(jobTypes),
  projectRoleId: text,
  footing: oneOf([...footings, '']),
  companyName: text,
  companyUrl: text,
  companySize: text,
  logo: either(keptPicture, nothing),
  description: text,
  requirements: list(text),
  benefits: list(text),
  location: text,
  country: oneOf(countries),
  isRemote: flag,
  salaryMin: text,
  salaryMax: text,
  rateMin: text,
  rateMax: text,
  rateUnit: oneOf(rateUnits),
  deadline: text,
  asksLetter: flag,
  asksCv: flag,
  questions: list(question),
});

export const keptDraft = keptInBrowser(
  'job',
  record<KeptDraft>({ attempt: either(attempt, nothing), version: either(number, nothing), draft: draftShape }),
);
