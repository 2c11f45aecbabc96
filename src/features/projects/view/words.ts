import type { LiveWords } from '../../../platform/web/data/live.ts';

declare module '../../../platform/web/data/words.ts' {
  interface Words {
    /** Every list of projects. */
    projects: true;
    /** Every page of a project. */
    project: true;
    /** The standing of people in any project: asked, admitted, interested, in the team. */
    standings: true;
    /** The questions of every project. */
    questions: true;
    [questions: `questions:${string}`]: true;
    [project: `project:${string}`]: true;
  }
}

/** Somebody else, or the viewer in another window, changed what people are to a project, or its questions. */
export const projectsLive: LiveWords = {
  projects: (id) => [id === null ? 'project' : `project:${id}`, 'standings'],
  questions: (id) => [id === null ? 'questions' : `questions:${id}`],
};
