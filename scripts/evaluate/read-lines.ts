import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import * as z from 'zod';

/** A field that may be missing, null or of another kind, which then counts as missing. */
const lenient = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().catch(undefined);
const texts = lenient(z.array(z.string().catch('')));
const text = lenient(z.string());
const number = lenient(z.number());

export const jobLine = z.object({
  id: z.number().int(),
  title: text,
  requirements: texts,
  description: text,
  location: text,
  is_remote: lenient(z.boolean()),
  job_type: text,
  salary_min: number,
  salary_max: number,
});
export const talentLine = z.object({
  id: z.number().int(),
  title: text,
  skills: texts,
  bio: text,
  location: text,
  languages: texts,
  hourly_rate: number,
  work_types: texts,
});
export type JobLine = z.infer<typeof jobLine>;
export type TalentLine = z.infer<typeof talentLine>;

/** Reads a file of JSON lines in batches, so that memory stays bounded. Unknown keys are ignored. */
export async function* readBatches<Line>(file: string, schema: z.ZodType<Line>, size = 500): AsyncGenerator<Line[]> {
  let batch: Line[] = [];
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line.trim() === '') continue;
    const read = schema.safeParse(parse(line));
    if (!read.success) throw new Error(`${file}, line ${number}: ${z.prettifyError(read.error)}`);
    batch.push(read.data);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
