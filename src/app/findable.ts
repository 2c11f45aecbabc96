import { jobsFindable } from '../features/jobs/findable.ts';
import { projectsFindable } from '../features/projects/findable.ts';
import { talentFindable } from '../features/talent/findable.ts';
import type { Findable } from '../platform/server/found/findable.ts';

/** The public things of all features: their sitemaps, feeds and preview pictures. */
export const findables: Findable[] = [jobsFindable, projectsFindable, talentFindable];

/** Public pages that are there whatever people make. */
export const publicPages = [
  '/',
  '/banen',
  '/projecten',
  '/talent',
  '/diensten',
  '/diensten/detachering',
  '/diensten/legal',
  '/diensten/start2freelance',
  '/diensten/education',
  '/zo-werkt-een-match',
  '/contact',
  '/privacy',
  '/voorwaarden',
  '/cookies',
  '/toegankelijkheid',
];
