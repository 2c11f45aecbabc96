import { expect, test } from 'vitest';
import * as z from 'zod';
import type { Job } from '../contract.ts';
import { jobTypes } from '../policy.ts';
import { jobPostingOf } from './job-posting.ts';

const site = { appUrl: 'https://kiem.example' };

const job: Job = {
  ...{ id: '0199a1f0-0000-7000-8000-000000000001', title: 'Dakdekker', companyName: 'Zon & Dak', companyUrl: 'https://zon.example/' },
  ...{ companySize: null, logo: { id: '0199a1f0-0000-7000-8000-000000000002', width: 288, height: 288, widths: [96, 288] } },
  ...{ location: 'Gent', country: 'BE', isRemote: false, type: 'full-time', footing: 'existing', projectRoleId: null, project: null },
  ...{ salaryMin: 36_000, salaryMax: 44_000, rateMin: null, rateMax: null, rateUnit: null },
  ...{ description: 'Je legt <b>panelen</b>.\nOp daken.\n\nMet vier.', requirements: ['Rijbewijs B'], benefits: [] },
  ...{ deadline: '2026-10-25', deadlineEndsAt: '2026-10-25T23:00:00.000Z', openedAt: '2026-10-01T08:00:00.000Z' },
  ...{ createdAt: '2026-10-01T08:00:00.000Z', updatedAt: '2026-10-01T08:00:00.000Z', closedAt: null, isOpen: true, closing: null },
  ...{ asksLetter: false, asksCv: false, questions: [], isAsked: false, ownApplication: null, figure: null, can: { edit: false } },
  poster: { id: '0199a1f0-0000-7000-8000-000000000003', firstName: 'An', lastName: 'Maes', jobTitle: '', company: '', avatarId: null },
};

const https = z.url({ protocol: /^https$/ });

const amount = z
  .strictObject({
    '@type': z.literal('QuantitativeValue'),
    value: z.number(),
    minValue: z.number(),
    maxValue: z.number(),
    unitText: z.enum(['HOUR', 'DAY', 'YEAR']),
  })
  .partial({ value: true, minValue: true, maxValue: true });

const place = z.strictObject({
  '@type': z.literal('Place'),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    addressLocality: z.string().min(1).optional(),
    addressCountry: z.string().length(2),
  }),
});

const common = {
  '@context': z.literal('https://schema.org/'),
  '@type': z.literal('JobPosting'),
  title: z.string().min(1),
  description: z.string().startsWith('<p>'),
  datePosted: z.iso.datetime(),
  validThrough: z.iso.datetime().optional(),
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN']),
  hiringOrganization: z.strictObject({
    '@type': z.literal('Organization'),
    name: z.string().min(1),
    sameAs: https.optional(),
    logo: https.optional(),
  }),
  baseSalary: z.strictObject({ '@type': z.literal('MonetaryAmount'), currency: z.literal('EUR'), value: amount }).optional(),
  identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: z.string().min(1), value: z.uuid() }),
  url: https,
  directApply: z.literal(true),
};

/** Required by Google Search: a place with its country, or remote work with the country from which it may be done. */
const posting = z.union([
  z.strictObject({ ...common, jobLocation: place }),
  z.strictObject({
    ...common,
    jobLocationType: z.literal('TELECOMMUTE'),
    applicantLocationRequirements: z.strictObject({ '@type': z.literal('Country'), name: z.string().length(2) }),
  }),
]);

const freelance = { salaryMin: null, salaryMax: null, rateMin: 80, rateMax: null, rateUnit: 'hour' } as const;
const bare = { companyUrl: '', logo: null, location: '', salaryMin: null, salaryMax: null, deadline: null, deadlineEndsAt: null };

const kinds: [string, Partial<Job>][] = [
  ...jobTypes.map((type): [string, Partial<Job>] => [type, { type, ...(type === 'freelance' ? freelance : {}) }]),
  ['remote', { isRemote: true }],
  ['bare', bare],
  ['bare and remote', { ...bare, isRemote: true }],
  ['with one salary', { salaryMax: null }],
  ['paid by the day', { type: 'freelance', ...freelance, rateMax: 80, rateUnit: 'day' }],
  ['subject to funding', { footing: 'subject-to-funding' }],
];

test.each(kinds)('a %s job has every field that search engines require', (_kind, details) => {
  const checked = posting.safeParse(jobPostingOf({ ...job, ...details }, site));

  expect(checked.error).toBeUndefined();
});

test('the data say what the page says', () => {
  expect(jobPostingOf(job, site)).toMatchObject({
    title: 'Dakdekker',
    description: '<p>Je legt &lt;b&gt;panelen&lt;/b&gt;.<br>Op daken.</p><p>Met vier.</p><p>Vereisten</p><ul><li>Rijbewijs B</li></ul>',
    validThrough: '2026-10-25T23:00:00.000Z',
    employmentType: 'FULL_TIME',
    hiringOrganization: { name: 'Zon & Dak', logo: 'https://kiem.example/uploads/0199a1f0-0000-7000-8000-000000000002/288.webp' },
    jobLocation: { address: { addressLocality: 'Gent', addressCountry: 'BE' } },
    baseSalary: { value: { minValue: 36_000, maxValue: 44_000, unitText: 'YEAR' } },
  });
});

test('a job that nobody can apply to has none', () => {
  expect(jobPostingOf({ ...job, isOpen: false }, site)).toBeNull();
});
