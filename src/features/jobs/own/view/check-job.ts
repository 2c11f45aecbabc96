import { isVisible } from '../../../../platform/visible-text.ts';
import type { Checked, FieldPath } from '../../../../platform/web/forms/form-state.ts';
import { parseNumber } from '../../../../platform/web/forms/parse-number.ts';
import { bareTitle, companySizes, limits } from '../../policy.ts';
import type { JobFields } from '../contract.ts';
import { jobSentences } from '../texts.ts';
import type { Draft, DraftQuestion } from './draft.ts';

type Path = FieldPath<JobFields>;
type Problems = { -readonly [Name in Path]?: string };

/** The fields to send, or the problems that keep them from being saved. */
export function checkJob(draft: Draft): Checked<JobFields> {
  const problems: Problems = {};
  const note = (path: Path, problem: string) => {
    problems[path] ??= problem;
  };
  const needed = (path: 'title' | 'companyName' | 'description', missing: string) => {
    const text = path === 'title' ? bareTitle(draft.title.trim()) : draft[path].trim();
    if (!isVisible(text)) note(path, missing);
    return text;
  };

  const title = needed('title', jobSentences.noTitle);
  const { footing } = draft;
  if (footing === '') note('footing', jobSentences.noFooting);
  const companyName = needed('companyName', jobSentences.noCompany);
  const companyUrl = addressOf(draft.companyUrl);
  if (companyUrl !== '' && !isAddress(companyUrl)) note('companyUrl', jobSentences.url);
  const description = needed('description', jobSentences.noDescription);
  const pay = readPay(draft, note);
  // Left-out rows keep their place, as the form has them still.
  const questions = draft.questions.flatMap((question, place) => (isAsked(question) ? [readQuestion(question, place, note)] : []));

  const [message] = Object.values(problems);
  if (message !== undefined || footing === '') return { problems, message: message ?? jobSentences.noFooting };
  const { type, country, isRemote, asksLetter, asksCv, logo } = draft;
  return {
    input: {
      title,
      type,
      projectRoleId: draft.projectRoleId || null,
      footing,
      companyName,
      companyUrl,
      companySize: companySizes.find((size) => size === draft.companySize) ?? null,
      logoId: logo?.id ?? null,
      description,
      requirements: filledLines(draft.requirements),
      benefits: filledLines(draft.benefits),
      location: draft.location.trim(),
      country,
      isRemote,
      ...pay,
      deadline: draft.deadline || null,
      asksLetter,
      asksCv,
      questions,
    },
  };
}

/** An address as people type it: 'kiem.be' is one too. */
function addressOf(typed: string): string {
  const text = typed.trim();
  return text === '' || text.includes(':') ? text : `https://${text}`;
}

function isAddress(text: string): boolean {
  const { protocol, hostname } = URL.parse(text) ?? {};
  return text.length <= limits.companyUrl && (protocol === 'https:' || protocol === 'http:') && hostname?.includes('.') === true;
}

type Note = (path: Path, problem: string) => void;

/** The amounts that the kind of work has; those of another kind, typed before it was chosen, are left out. */
function readPay(draft: Draft, note: Note) {
  const none = { salaryMin: null, salaryMax: null, rateMin: null, rateMax: null, rateUnit: null };
  const [least, most] = draft.type === 'freelance' ? (['rateMin', 'rateMax'] as const) : (['salaryMin', 'salaryMax'] as const);
  const read = (name: typeof least | typeof most) => {
    const [amount, problem] = readAmount(draft[name], draft.type === 'freelance');
    if (problem !== undefined) note(name, problem);
    return amount;
  };
  const amounts = { [least]: read(least), [most]: read(most) };
  const [from, to] = [amounts[least] ?? null, amounts[most] ?? null];
  if (from !== null && to !== null && from > to) note(least, jobSentences.minOverMax);
  if (draft.type !== 'freelance') return { ...none, salaryMin: from, salaryMax: to };
  return { ...none, rateMin: from, rateMax: to, rateUnit: from === null && to === null ? null : draft.rateUnit };
}

function readAmount(typed: string, hasCents: boolean): [amount: number | null, problem?: string] {
  if (typed.trim() === '') return [null];
  const amount = parseNumber(typed);
  if (Number.isNaN(amount)) return [null, hasCents ? jobSentences.amount : jobSentences.wholeEuros];
  if (!hasCents && !Number.isInteger(amount)) return [null, jobSentences.wholeEuros];
  if (Number(amount.toFixed(2)) !== amount) return [null, jobSentences.cents];
  return amount > (hasCents ? limits.rate : limits.salary) ? [null, jobSentences.tooHigh] : [amount];
}

const isAsked = ({ question, choices }: DraftQuestion) => question.trim() !== '' || choices.trim() !== '';

function readQuestion(typed: DraftQuestion, place: number, note: Note): JobFields['questions'][number] {
  const question = typed.question.trim();
  const { kind, isRequired } = typed;
  if (!isVisible(question)) note(`questions.${place}.question`, jobSentences.noQuestion);
  if (kind === 'text') return { kind, question, isRequired, choices: [] };
  const choices = filledLines(typed.choices.split('\n'));
  const problem = problemOfChoices(choices);
  if (problem !== undefined) note(`questions.${place}.choices`, problem);
  return { kind, question, isRequired, choices };
}

function problemOfChoices(choices: string[]): string | undefined {
  if (choices.length < 2) return jobSentences.fewChoices;
  if (choices.length > limits.choices) return jobSentences.manyChoices;
  if (choices.some((choice) => choice.length > limits.choice)) return jobSentences.longChoice;
  return new Set(choices).size < choices.length ? jobSentences.sameChoice : undefined;
}

function filledLines(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
