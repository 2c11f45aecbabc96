import { type SQL, sql } from 'drizzle-orm';
import { prefixQueryOf } from '../folded-text.ts';

/** SQL of the condition that words of an index begin with those of a text; none where the text has no words, such as '-'. */
export function beginningWords(index: SQL, text: string): SQL[] {
  const query = prefixQueryOf(text);
  return query === '' ? [] : [sql`${index} @@ ${query}::tsquery`];
}
