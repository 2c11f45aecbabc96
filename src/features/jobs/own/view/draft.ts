import { writeNumber } from '../../../../platform/web/forms/parse-number.ts';
import type { Picture } from '../../../uploads/contract.ts';
import { type Country, countries, type Footing, type JobType, type QuestionKind, type RateUnit } from '../../policy.ts';
import type { OwnJob, OwnRole } from '../contract.ts';
import { kindOfRole } from './kind-of-role.ts';

/** A question as it is typed; the choices have a line each. */
export type DraftQuestion = { kind: QuestionKind; question: string; isRequired: boolean; choices: string };

/** A job as it is typed: amounts are texts until they are sent. */
export type Draft = {
  title: string;
  type: JobType;
  projectRoleId: string;
  footing: Footing | '';
  companyName: string;
  companyUrl: string;
  companySize: string;
  logo: Picture | null;
  description: string;
  requirements: string[];
  benefits: string[];
  location: string;
  country: Country;
  isRemote: boolean;
  salaryMin: string;
  salaryMax: string;
  rateMin: string;
  rateMax: string;
  rateUnit: RateUnit;
  deadline: string;
  asksLetter: boolean;
  asksCv: boolean;
  questions: DraftQuestion[];
};

export const emptyQuestion: DraftQuestion = { kind: 'text', question: '', isRequired: false, choices: '' };

export const emptyDraft: Draft = {
  title: '',
  type: 'full-time',
  projectRoleId: '',
  footing: '',
  companyName: '',
  companyUrl: '',
  companySize: '',
  logo: null,
  description: '',
  // There is always a line to type in.
  requirements: [''],
  benefits: [''],
  location: '',
  country: countries[0],
  isRemote: false,
  salaryMin: '',
  salaryMax: '',
  rateMin: '',
  rateMax: '',
  rateUnit: 'hour',
  deadline: '',
  asksLetter: false,
  asksCv: false,
  questions: [],
};

const linesOf = (lines: string[]) => (lines.length === 0 ? [''] : lines);

/** A job as the form shows it. */
export function toDraft({ fields, logo }: Pick<OwnJob, 'fields' | 'logo'>): Draft {
  const { logoId: _logo, salaryMin, salaryMax, rateMin, rateMax, rateUnit, companySize, projectRoleId, deadline, ...same } = fields;
  return {
    ...same,
    logo,
    companySize: companySize ?? '',
    projectRoleId: projectRoleId ?? '',
    deadline: deadline ?? '',
    salaryMin: writeNumber(salaryMin),
    salaryMax: writeNumber(salaryMax),
    rateMin: writeNumber(rateMin),
    rateMax: writeNumber(rateMax),
    rateUnit: rateUnit ?? 'hour',
    requirements: linesOf(same.requirements),
    benefits: linesOf(same.benefits),
    questions: same.questions.map(({ choices, ...question }) => ({ ...question, choices: choices.join('\n') })),
  };
}

/** The form of a copy: whether the job exists, and until when, is to be said anew. */
export function toCopy(job: Pick<OwnJob, 'fields' | 'logo'>): Draft {
  return { ...toDraft(job), footing: '', deadline: '' };
}

/** A form with what its project's role says, in the fields that are still empty, and its kind of work as long as there is no title. */
export function withRole(draft: Draft, role: OwnRole): Draft {
  const { roleName, companyName, location, compensation } = role;
  const terms = [role.timeCommitment && `Tijd: ${role.timeCommitment}`, compensation && `Vergoeding: ${compensation}`];
  const description = [role.description, ...terms].filter(Boolean).join('\n\n');
  const isBlank = (lines: string[]) => lines.every((line) => line.trim() === '');
  const requirements = role.requirements.split('\n').filter((line) => line.trim() !== '');
  return {
    ...draft,
    projectRoleId: role.id,
    type: (draft.title === '' ? kindOfRole(role.timeCommitment) : null) ?? draft.type,
    title: draft.title || roleName,
    companyName: draft.companyName || companyName,
    location: draft.location || location,
    description: draft.description || description,
    requirements: isBlank(draft.requirements) ? linesOf(requirements) : draft.requirements,
  };
}

/** The form that begins with a role. */
export function startOf(role: OwnRole | undefined): Draft {
  return role === undefined ? emptyDraft : withRole(emptyDraft, role);
}
