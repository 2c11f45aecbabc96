import * as z from 'zod';

/**
 * A backup is a gzipped tar. In this order: the manifest, each table's rows as COPY writes them (in parts, because a tar
 * header holds the size of its content), the positions of the sequences, the files, and an end marker that shows that
 * the backup is complete.
 */
export const manifestName = 'kiem-backup.json';
export const sequencesName = 'database/sequences.json';
export const endName = 'end.json';

/** How the name of every part of a table begins, such as `database/public.posts/`. */
export function partsOf(table: TableRows): string {
  return `database/${table.schema}.${table.name}/`;
}

/** How the name of every file of the data directory begins. */
export const filesPrefix = 'files/';

const tableRows = z.strictObject({ schema: z.string(), name: z.string(), columns: z.array(z.string()) });

/** A table whose rows are kept, with the columns in the order of its rows. */
export type TableRows = z.output<typeof tableRows>;

export const manifest = z.strictObject({
  format: z.literal('kiem-backup-1'),
  madeAt: z.iso.datetime(),
  /** The newest migration that the rows fit, as the migrations table names it. */
  migration: z.strictObject({ createdAt: z.number(), hash: z.string() }),
  tables: z.array(tableRows),
});

export type Manifest = z.output<typeof manifest>;

/** The position of each sequence; a text, because the value may exceed a JavaScript number. */
export const sequences = z.array(
  z.strictObject({ schema: z.string(), name: z.string(), lastValue: z.string().regex(/^-?\d+$/), isCalled: z.boolean() }),
);

export type Sequences = z.output<typeof sequences>;

export const end = z.strictObject({ entries: z.int().nonnegative() });
