import { type SQL, sql } from 'drizzle-orm';
import { bindSql } from '../../../platform/server/bind-sql.ts';
import { foldedSql } from '../../../platform/server/folded-text.ts';
import { canSeeSql, connectedSql } from '../../relations/queries.ts';

/** Legal forms, which people write or leave out. */
const legalForms = 'bv|nv|bvba|cv|vof|vzw|srl|sprl|sa|gmbh|ltd|inc|llc';

/**
 * SQL of the key of a company's name (an SQL expression): the same for 'Zilverhark B.V.', 'zilver hark' and 'Zilverhárk'. Empty
 * without a name.
 */
function companyKeySql(name: string): string {
  const words = `regexp_replace(replace(${foldedSql(name)}, '.', ''), '[^[:alnum:]]+', ' ', 'g')`;
  const joined = (text: string) => `replace(${text}, ' ', '')`;
  // A name that is nothing but a legal form stays as it is.
  return `coalesce(nullif(${joined(`regexp_replace(${words}, '\\m(${legalForms})\\M', '', 'g')`)}, ''), ${joined(words)})`;
}

/**
 * SQL of a condition: a row of talent profiles isn't hidden from the company of a viewer (docs/product.md, Talent). Its owner
 * is no exception: they see it by `visibleTalentSql`.
 */
function notHiddenFromSql(talent: string, viewer: string): string {
  return `(${talent}.hidden_from = '{}' or ${ownKeySql(viewer)} <> all (${talent}.hidden_from) is not false)`;
}

/** SQL of the key of a viewer's own company; null without one. */
function ownKeySql(viewer: string): string {
  return `(select nullif(${companyKeySql('own.company')}, '') from profiles own where own.id = ${viewer})`;
}

/** SQL of the keys of companies, for an SQL expression of a list of their names. */
export function companyKeysSql(names: string): string {
  return `array(select ${companyKeySql('name')} from unnest(${names}) as name)`;
}

/** SQL of a condition: a person, a row of profiles, is open to work as far as a viewer may know. */
export function openToWorkSql(profile: string, viewer: string): string {
  const names = `${profile}.talent_hidden_from`;
  return `(${profile}.open_to_work and (${names} = '{}' or ${profile}.id = ${viewer}
    or ${ownKeySql(viewer)} <> all (${companyKeysSql(names)}) is not false))`;
}

/** The same of a row `p`, for a person's id. */
export function openToWorkFor(viewerId: string): SQL {
  return bindSql((viewer) => openToWorkSql('p', viewer), sql`${viewerId}::uuid`);
}

/**
 * SQL of a condition: a viewer can see a row of talent profiles, whether or not its owner is open to work. `talent` is the name
 * of the row, `viewer` an SQL expression that is the same for the whole query, and null for a visitor: visitors see those who
 * are open to work and chose an audience of everyone.
 */
function visibleTalentSql(talent: string, viewer: string): string {
  const isConnected = `(${connectedSql(`${talent}.person_id`, viewer)}) is not null`;
  return `(${talent}.hidden_at is null and ${canSeeSql(`${talent}.person_id`, viewer)} and case
    when ${talent}.person_id = ${viewer} then true
    when ${viewer} is null then ${talent}.reach = 'everyone' and ${talent}.availability <> 'unavailable'
    else (${talent}.reach <> 'connections' or ${isConnected}) and ${notHiddenFromSql(talent, viewer)} end)`;
}

/** The same as a condition on a row `t`, for a person's id or null for a visitor. */
export function visibleTalentTo(viewerId: string | null): SQL {
  return bindSql((viewer) => visibleTalentSql('t', viewer), sql`${viewerId}::uuid`);
}
