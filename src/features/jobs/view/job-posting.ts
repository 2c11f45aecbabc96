import type { Job } from '../contract.ts';

/** Kinds of work in schema.org's words, as Google Search reads them. */
const employmentTypes: Record<Job['type'], string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'TEMPORARY',
  internship: 'INTERN',
  freelance: 'CONTRACTOR',
};

type Site = { appUrl: string };

/**
 * The data of an open job for search engines (https://schema.org/JobPosting, and
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting); null for one that nobody can apply to.
 */
export function jobPostingOf(job: Job, { appUrl }: Site): Record<string, unknown> | null {
  if (!job.isOpen) return null;
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionOf(job),
    datePosted: job.openedAt,
    ...(job.deadlineEndsAt === null ? {} : { validThrough: job.deadlineEndsAt }),
    employmentType: employmentTypes[job.type],
    hiringOrganization: organizationOf(job, appUrl),
    ...placeOf(job),
    ...salaryOf(job),
    identifier: { '@type': 'PropertyValue', name: job.companyName, value: job.id },
    url: `${appUrl}/banen/${job.id}`,
    directApply: true,
  };
}

function organizationOf({ companyName, companyUrl, logo }: Job, appUrl: string) {
  return {
    '@type': 'Organization',
    name: companyName,
    ...(companyUrl === '' ? {} : { sameAs: companyUrl }),
    ...(logo === null ? {} : { logo: `${appUrl}/uploads/${logo.id}/${logo.widths.at(-1) ?? logo.width}.webp` }),
  };
}

function placeOf({ isRemote, location, country }: Job) {
  if (isRemote) return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: country } };
  const locality = location === '' ? {} : { addressLocality: location };
  return { jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', ...locality, addressCountry: country } } };
}

function salaryOf({ type, salaryMin, salaryMax, rateMin, rateMax, rateUnit }: Job) {
  const [least, most] = type === 'freelance' ? [rateMin, rateMax] : [salaryMin, salaryMax];
  if (least === null && most === null) return {};
  const unitText = type === 'freelance' ? (rateUnit ?? 'hour').toUpperCase() : 'YEAR';
  const range = { ...(least === null ? {} : { minValue: least }), ...(most === null ? {} : { maxValue: most }) };
  const value = { '@type': 'QuantitativeValue', ...(least === most ? { value: least } : range), unitText };
  return { baseSalary: { '@type': 'MonetaryAmount', currency: 'EUR', value } };
}

/** The text as HTML, which search engines ask for, with what the page lists below it. */
function descriptionOf({ description, requirements, benefits }: Job): string {
  const paragraphs = description.split(/\n\s*\n/).map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br>')}</p>`);
  return [...paragraphs, ...listOf('Vereisten', requirements), ...listOf('Voordelen', benefits)].join('');
}

function listOf(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`<p>${title}</p><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
