import * as z from 'zod';
import { procedure } from '../../platform/contract.ts';

const site = z.object({
  appName: z.string(),
  /** The site's base URL, for link previews. */
  appUrl: z.string(),
  claim: z.string(),
  partnerLine: z.string(),
  /** Empty where the company hasn't filled it in. */
  company: z.object({
    name: z.string(),
    address: z.string(),
    number: z.string(),
    processors: z.string(),
    law: z.string(),
    logsKept: z.string(),
  }),
  /** Days for which backups keep what was deleted. */
  backupDays: z.int(),
  /** Where texts go if their owner agrees; null without a language model. */
  languageModelHost: z.string().nullable(),
  officeMail: z.string(),
  office: z.object({ address: z.string(), phone: z.string(), hours: z.string() }),
  passwordMinLength: z.int(),
  /** Whether mails are written to files that /postvak shows. */
  hasMailbox: z.boolean(),
});

export type Site = z.output<typeof site>;

export const siteContract = {
  readSite: procedure(
    { access: 'anyone' },
    {
      method: 'GET',
      path: '/site',
      tags: ['site'],
      summary: 'What the pages say of Kiem itself',
      description: 'Name, claim, partner line and company details from the settings.',
    },
  ).output(site),
};
