import type { Site } from '../../features/site/contract.ts';
import { pageHead } from './page-head.ts';

/** The head of the two routes of the matches. */
export const matchesHead = (site: Site) =>
  pageHead(site, { title: 'Matches', description: 'Vacatures en mensen die bij je passen, en waarom.' });
