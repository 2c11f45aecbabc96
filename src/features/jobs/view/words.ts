import type {} from '../../../platform/web/data/words.ts';

declare module '../../../platform/web/data/words.ts' {
  interface Words {
    /** Every list of jobs. */
    jobs: true;
    [job: `job:${string}`]: true;
    /** The viewer's saved jobs. */
    'saved-jobs': true;
  }
}
