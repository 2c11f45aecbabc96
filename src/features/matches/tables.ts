import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { jobs } from '../jobs/tables.ts';
import { profiles } from '../profiles/tables.ts';
import { talentProfiles } from '../profiles/talent/tables.ts';
import { bars, hundredths, matchAnswers, matchSides } from './policy.ts';
import type { KeptChange, KeptReasons } from './score/policy/kept.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });
const score = () => smallint();
const jobId = () => uuid().references(() => jobs.id, { onDelete: 'cascade' });
const talentId = () => uuid().references(() => talentProfiles.id, { onDelete: 'cascade' });
const person = () => uuid().references(() => profiles.id, { onDelete: 'cascade' });
const answer = () => text({ enum: matchAnswers });
const isOneOf = (column: unknown, values: readonly string[]) => sql`${column} = any(${sql.raw(`array['${values.join("', '")}']`)})`;
/** Kept as it was written, to be handed on unread. */
const json = customType<{ data: unknown }>({ dataType: () => 'json' });

/** Numbers of documents. */
export const matchNumbers = pgSequence('match_numbers', { maxValue: 2_147_483_647 });

/**
 * The reading of each open job and of each talent who is open to work (docs/decisions/048-candidates-of-matches.md). Numbers of
 * jobs are positive, those of talents negative.
 */
export const matchDocuments = pgTable(
  'match_documents',
  {
    number: integer().primaryKey(),
    jobId: jobId().unique('match_documents_job'),
    talentId: talentId().unique('match_documents_talent'),
    /** As `writeReading` wrote it. */
    reading: text().notNull(),
    /** Conditions: place, kind of work, pay. */
    terms: json().notNull(),
    /** When its best were last looked for. */
    rankedAt: instant().notNull(),
  },
  (table) => [
    // Serves the sweep: the one that waits for longest first.
    index('match_documents_ranked').on(table.rankedAt, table.number),
    check('match_documents_of_one', sql`case when ${table.number} > 0 then ${table.talentId} is null else ${table.jobId} is null end`),
    check('match_documents_is_of', sql`num_nonnulls(${table.jobId}, ${table.talentId}) = 1`),
  ],
);

/** The terms by which documents are found, as numbers (candidates/policy/terms.ts). */
export const matchPostings = pgTable(
  'match_postings',
  {
    term: integer().notNull(),
    document: integer()
      .notNull()
      .references(() => matchDocuments.number, { onDelete: 'cascade' }),
  },
  (table) => [
    // Serves the candidates: the jobs, or the talents, of a term.
    primaryKey({ columns: [table.term, table.document] }),
    // Serves the renewal and the removal of one document.
    index('match_postings_document').on(table.document),
  ],
);

/** The number of jobs with each term that several have, as of the last count. */
export const matchFrequencies = pgTable('match_frequencies', { term: text().primaryKey(), jobs: integer().notNull() });

/** The last count of these frequencies: one row. Scores of one version mean the same. */
export const matchStatistics = pgTable('match_statistics', {
  version: integer().primaryKey(),
  countedAt: instant().notNull(),
  jobs: integer().notNull(),
  /** The mean length of a text of talents, in stems. */
  length: doublePrecision().notNull(),
});

/** Jobs and talents that changed and are to be read anew. Triggers write it, in the transaction of the change; many changes are one row. */
export const matchChanges = pgTable(
  'match_changes',
  {
    /** A job or a talent profile, which may be gone by now. */
    id: uuid().notNull(),
    side: text({ enum: ['job', 'talent'] }).notNull(),
    /** Grows with each change, so that one that comes while another is worked on isn't lost. */
    number: bigserial({ mode: 'number' }).notNull(),
  },
  (table) => [
    // A job may have the id of a talent profile: whoever makes one chooses its id.
    primaryKey({ columns: [table.id, table.side] }),
    // Serves the work: the latest change first.
    index('match_changes_order').on(table.number),
    check('match_changes_side', isOneOf(table.side, ['job', 'talent'])),
  ],
);

/** Pairs of a job and a talent: those among the best of either, and those to which somebody answered. */
export const jobMatches = pgTable(
  'job_matches',
  {
    jobId: uuid().notNull(),
    talentId: uuid().notNull(),
    /** The poster of the job, and the owner of the talent profile. */
    posterId: uuid().notNull(),
    personId: uuid().notNull(),
    /** Hundredths of a percent. */
    score: score().notNull(),
    /** The versions of the code and of the frequencies that made it. */
    scoredBy: smallint().notNull(),
    statistics: integer().notNull(),
    reasons: json().$type<KeptReasons>().notNull(),
    /** The change of the profile that would add most, once it was looked for. */
    change: json().$type<KeptChange>(),
    /** Whether it is among the best of the job, and among those of the talent. */
    isOfJob: boolean().notNull(),
    isOfTalent: boolean().notNull(),
    posterAnswer: answer(),
    posterAnsweredAt: instant(),
    talentAnswer: answer(),
    talentAnsweredAt: instant(),
    contactedAt: instant(),
    contactedBy: text({ enum: matchSides }),
    madeAt: instant().notNull(),
    scoredAt: instant().notNull(),
  },
  (table) => [
    // Serves one match, the renewal of those of a job, and its removal.
    primaryKey({ columns: [table.jobId, table.talentId] }),
    // Each with its owner in one key: a renewal writes fifty pairs, and each key is checked for each of them.
    foreignKey({ name: 'job_matches_of_job', columns: [table.jobId, table.posterId], foreignColumns: [jobs.id, jobs.posterId] }).onDelete(
      'cascade',
    ),
    foreignKey({
      name: 'job_matches_of_talent',
      columns: [table.talentId, table.personId],
      foreignColumns: [talentProfiles.id, talentProfiles.personId],
    }).onDelete('cascade'),
    // Serve the lists: those of a talent, of a poster, and of one job, the best first, by key.
    index('job_matches_talent').on(table.talentId, table.score, table.jobId),
    index('job_matches_poster').on(table.posterId, table.score, table.jobId, table.talentId),
    index('job_matches_job').on(table.jobId, table.score, table.talentId),
    check('job_matches_of_two', sql`${table.posterId} <> ${table.personId}`),
    check('job_matches_score', sql`${table.score} between 0 and ${sql.raw(`${100 * hundredths}`)}`),
    check('job_matches_answers', sql`${isOneOf(table.posterAnswer, matchAnswers)} and ${isOneOf(table.talentAnswer, matchAnswers)}`),
    check(
      'job_matches_answered',
      sql`(${table.posterAnswer} is null or ${table.posterAnsweredAt} is not null) and (${table.talentAnswer} is null or ${table.talentAnsweredAt} is not null)`,
    ),
    check(
      'job_matches_contacted',
      sql`(${table.contactedAt} is null) = (${table.contactedBy} is null) and ${isOneOf(table.contactedBy, matchSides)}`,
    ),
  ],
);

/** A person's choices about matching; those of people without a row are the usual ones. */
export const matchPreferences = pgTable(
  'match_preferences',
  {
    personId: person().primaryKey(),
    isOn: boolean().notNull(),
    /** They are told of new matches from this percentage on. */
    bar: smallint().notNull(),
  },
  (table) => [check('match_preferences_bar', sql`${table.bar} between ${sql.raw(`${bars.least}`)} and ${sql.raw(`${bars.most}`)}`)],
);

/** People who gained matches of which they weren't told, and when each was told last. */
export const matchNews = pgTable(
  'match_news',
  {
    personId: person().notNull(),
    side: text({ enum: matchSides }).notNull(),
    /** When the first of these matches was made; null when they were told of all. */
    since: instant(),
    toldAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.side] }),
    // Serves telling them.
    index('match_news_waiting').on(table.since).where(sql`${table.since} is not null`),
    check('match_news_side', isOneOf(table.side, matchSides)),
  ],
);
