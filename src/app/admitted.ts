import { linkReadersSql } from '../features/decks/links/queries/lists.ts';
import { type AdmittedSql, admissionsSql } from '../features/projects/admissions/queries.ts';

/** All ways in which people are admitted to a project. One rule counts them together (docs/decisions/059-sharing-a-deck.md). */
export const admitted: readonly AdmittedSql[] = [admissionsSql, linkReadersSql];
