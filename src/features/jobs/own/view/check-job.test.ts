import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullJob } from '../../factory.ts';
import { countries, footings, jobTypes, questionKinds, rateUnits } from '../../policy.ts';
import { jobFields, type OwnRole } from '../contract.ts';
import { checkJob } from './check-job.ts';
import { type Draft, emptyQuestion, startOf, toCopy, toDraft, withRole } from './draft.ts';
import { draftShape } from './kept-draft.ts';

const full = toDraft({ fields: fullJob(), logo: null });

test('a draft that nobody touched is the job', () => {
  expect(checkJob(full)).toEqual({ input: fullJob() });
});

test('a freelance job keeps its rate, and loses a salary that was typed before', () => {
  const draft: Draft = { ...full, type: 'freelance', rateMin: '82,50', rateMax: '', rateUnit: 'day' };

  const pay = { salaryMin: null, salaryMax: null, rateMin: 82.5, rateMax: null, rateUnit: 'day' };
  expect(checkJob(draft)).toMatchObject({ input: pay });
  expect(checkJob({ ...draft, rateMin: '' })).toMatchObject({ input: { ...pay, rateMin: null, rateUnit: null } });
});

test('amounts, addresses and lists are read as people write them', () => {
  const draft: Draft = {
    ...full,
    salaryMin: '€ 36.000',
    companyUrl: ' kiem.be ',
    requirements: [' Rijbewijs B ', ' '],
    questions: [emptyQuestion, { kind: 'choice', question: ' Wanneer? ', isRequired: true, choices: 'Nu\n\n Later ' }],
  };

  expect(checkJob(draft)).toMatchObject({
    input: {
      salaryMin: 36_000,
      companyUrl: 'https://kiem.be',
      requirements: ['Rijbewijs B'],
      questions: [{ question: 'Wanneer?', choices: ['Nu', 'Later'] }],
    },
  });
});

const choice = { ...emptyQuestion, kind: 'choice', question: 'Wanneer?' } as const;

const mistakes: [path: string, sentence: string, change: Partial<Draft>][] = [
  ['title', 'Vul een functietitel in.', { title: ' ' }],
  ['footing', 'Kies of dit een bestaande vacature is, of een onder voorbehoud van financiering.', { footing: '' }],
  ['companyName', 'Vul de naam van het bedrijf in.', { companyName: '' }],
  ['companyUrl', 'Vul een geldig adres van een site in.', { companyUrl: 'ftp://kiem.be' }],
  ['description', 'Vul een omschrijving in.', { description: '' }],
  ['salaryMin', 'Minimum mag niet hoger zijn dan maximum', { salaryMin: '50000', salaryMax: '40000' }],
  ['salaryMax', 'Vul een bedrag in hele euro in.', { salaryMax: 'veel' }],
  ['rateMin', 'Een bedrag heeft hoogstens twee cijfers na de komma.', { type: 'freelance', rateMin: '1,234' }],
  ['questions.0.question', 'Vul een vraag in.', { questions: [{ ...emptyQuestion, choices: 'Ja' }] }],
  ['questions.0.choices', 'Geef minstens twee antwoorden om uit te kiezen.', { questions: [{ ...choice, choices: 'Ja' }] }],
  ['questions.0.choices', 'Een antwoord staat er twee keer.', { questions: [{ ...choice, choices: 'Ja\nJa' }] }],
  ['questions.1.choices', 'Geef minstens twee antwoorden om uit te kiezen.', { questions: [emptyQuestion, { ...choice, choices: 'Ja' }] }],
];

test.each(mistakes)('%s: %s', (path, sentence, change) => {
  expect(checkJob({ ...full, ...change })).toEqual({ problems: { [path]: sentence }, message: sentence });
});

test('whatever passes the form passes the contract', () => {
  const line = fc.string({ maxLength: 30 });
  const amount = fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 200_000 }).map(String), fc.constant('82,50'));
  const draft: fc.Arbitrary<Draft> = fc.record({
    title: line,
    type: fc.constantFrom(...jobTypes),
    projectRoleId: fc.constant(''),
    footing: fc.constantFrom(...footings),
    companyName: line,
    companyUrl: fc.oneof(line, fc.constant('kiem.be'), fc.webUrl()),
    companySize: fc.constantFrom('', '2-10', 'onzin'),
    logo: fc.constant(null),
    description: line,
    requirements: fc.array(line, { maxLength: 3 }),
    benefits: fc.array(line, { maxLength: 3 }),
    location: line,
    country: fc.constantFrom(...countries),
    isRemote: fc.boolean(),
    salaryMin: amount,
    salaryMax: amount,
    rateMin: amount,
    rateMax: amount,
    rateUnit: fc.constantFrom(...rateUnits),
    deadline: fc.constantFrom('', '2026-12-31'),
    asksLetter: fc.boolean(),
    asksCv: fc.boolean(),
    questions: fc.array(
      fc.record({
        kind: fc.constantFrom(...questionKinds),
        question: line,
        isRequired: fc.boolean(),
        choices: fc.constantFrom('', 'a\nb', 'a'),
      }),
      { maxLength: 3 },
    ),
  });
  fc.assert(
    fc.property(draft, (typed) => {
      const checked = checkJob(typed);
      if ('input' in checked) expect(jobFields.safeParse(checked.input).error).toBeUndefined();
      expect(draftShape(JSON.parse(JSON.stringify(typed)))).toEqual(typed);
    }),
  );
});

const role: OwnRole = {
  ...{ id: '0199a1f0-0000-7000-8000-000000000001', projectId: '0199a1f0-0000-7000-8000-000000000002' },
  ...{ projectTitle: 'Daken', projectDescription: 'Samen zon.', companyName: 'Zonnedak', location: 'Gent' },
  ...{
    roleName: 'Ingenieur',
    description: 'Je meet.',
    requirements: 'Precies\nZwindelvrij',
    timeCommitment: 'Halftijds',
    compensation: 'Loon',
  },
};

test('a preview shows “(m/v/x)” once, also behind a title that was typed with it', () => {
  expect(checkJob({ ...full, title: 'Ingenieur (m/v/x)' })).toMatchObject({ input: { title: 'Ingenieur' } });
});

test('a role fills in what is still empty, and nothing else', () => {
  expect(startOf(role)).toMatchObject({
    ...{
      projectRoleId: role.id,
      type: 'part-time',
      title: 'Ingenieur',
      companyName: 'Zonnedak',
      location: 'Gent',
      description: 'Je meet.\n\nTijd: Halftijds\n\nVergoeding: Loon',
    },
    ...{ requirements: ['Precies', 'Zwindelvrij'], benefits: [''], footing: '' },
  });
  expect(withRole(full, role)).toEqual({ ...full, projectRoleId: role.id });
});

test('a copy asks again whether the job exists, and until when', () => {
  expect(toCopy({ fields: fullJob(), logo: null })).toEqual({ ...full, footing: '', deadline: '' });
});
