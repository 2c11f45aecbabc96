import * as z from 'zod';
import { conditionNames, type JobTerms, type TalentTerms } from '../policy/conditions.ts';
import type { KeptReasons } from '../policy/kept.ts';
import { partNames } from '../policy/weights.ts';

/*
 * Readers of the JSON that the database and the scorer hand on.
 */

const label = z.string();
const share = z.int();

const keptReasons: z.ZodType<KeptReasons> = z.object({
  points: z.array(z.tuple([z.enum([...partNames, ...conditionNames]), z.int()])),
  skills: z.array(
    z.union([z.tuple([label, share]), z.tuple([label, share, z.string()]), z.tuple([label, share, z.string(), z.literal('field')])]),
  ),
});

/** Reads the reasons of a score. */
export function parseReasons(text: string): KeptReasons {
  return keptReasons.parse(JSON.parse(text));
}

const places = z.array(z.object({ latitude: z.number(), longitude: z.number() }));

const jobTerms: z.ZodType<JobTerms> = z.object({
  places,
  isRemote: z.boolean().nullable(),
  kind: z.string().nullable(),
  mostPerHour: z.number().nullable(),
});

export function parseJobTerms(text: string): JobTerms {
  return jobTerms.parse(JSON.parse(text));
}

const talentTerms: z.ZodType<TalentTerms> = z.object({ places, kinds: z.array(z.string()), perHour: z.number().nullable() });

export function parseTalentTerms(text: string): TalentTerms {
  return talentTerms.parse(JSON.parse(text));
}
