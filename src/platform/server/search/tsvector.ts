import { customType } from 'drizzle-orm/pg-core';

/** A document as PostgreSQL searches it: made by `searchDocument`, never read. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
