import type { ApplicationData } from './data/applications.ts';
import type { ProjectData } from './data/projects.ts';
import type { World } from './data/world.ts';

/** A kind of call, by turn, of a person with a session; of each of them in turn unless another is named. */
type CallKind = { rpc: string | ((turn: number) => string); input(turn: number): object; person?(turn: number): number };

/** A page, of each person with a session in turn unless another is named. */
type PageKind = { path(turn: number): string; person?(turn: number): number };

export type GrowthData = { world: World; projects: ProjectData; jobIds: string[]; applications: ApplicationData };

const overview = { search: '', own: false, followed: false, sort: 'newest' };
/** Things that are read in turn: more than are kept for visitors. */
const readInTurn = 800;
const likedPosts = 500;

/** Calls and pages of members, of each scenario whose data grow with people. */
export function growthKinds({ world, projects, jobIds, applications }: GrowthData): {
  calls: Record<string, CallKind>;
  pages: Record<string, PageKind>;
} {
  const signedIn = Array.from({ length: world.signedInPeople }, (_, person) => person);
  const investors = signedIn.filter((person) => world.person(person).role === 'investor');
  const investor = (turn: number) => investors[turn % investors.length] ?? 0;
  const projectOf = (turn: number) => projects.projectId(turn % Math.min(readInTurn, projects.active));
  const jobOf = (turn: number) => jobIds[turn % jobIds.length] ?? '';
  const received = (turn: number) => applications.received[turn % applications.received.length];
  const likes = likesOf(world);
  return {
    calls: {
      feed: { rpc: 'feed/listPosts', input: () => ({}) },
      'older posts': { rpc: 'feed/listPosts', input: () => ({ before: world.cursorAfter(Math.floor(world.posts / 10)) }) },
      likes,
      conversations: { rpc: 'messages/listConversations', input: () => ({}) },
      'unread counts': { rpc: 'messages/readCounts', input: () => ({}) },
      notifications: { rpc: 'notifications/listNotifications', input: () => ({}) },
      connections: { rpc: 'network/listConnections', input: () => ({}) },
      people: { rpc: 'people/searchPeople', input: () => ({ search: 'pieter' }) },
      projects: { rpc: 'projects/listProjects', input: () => overview },
      'searched projects': { rpc: 'projects/listProjects', input: () => ({ ...overview, search: 'klant' }) },
      'a project': { rpc: 'projects/readProject', input: (turn) => ({ id: projectOf(turn) }) },
      'figures of investors': { rpc: 'investors/readDashboard', input: () => ({}), person: investor },
      'projects for investors': { rpc: 'investors/listDashboardProjects', input: () => ({ view: 'matches' }), person: investor },
      jobs: { rpc: 'jobs/listJobs', input: () => ({}) },
      'searched jobs': { rpc: 'jobs/listJobs', input: () => ({ search: 'lassen', location: 'gent' }) },
      'a job': { rpc: 'jobs/readJob', input: (turn) => ({ id: jobOf(turn) }) },
      'own applications': { rpc: 'applications/listOwn', input: () => ({}) },
      'applications to a job': {
        rpc: 'applicants/listReceived',
        input: (turn) => ({ id: received(turn)?.jobId }),
        person: (turn) => received(turn)?.poster ?? 0,
      },
      talents: { rpc: 'talent/listTalents', input: () => ({}) },
      'matches of talents': { rpc: 'matches/listMatches', input: () => ({ side: 'talent' }) },
    },
    pages: {
      '/': { path: () => '/' },
      '/feed': { path: () => '/feed' },
      '/netwerk': { path: () => '/netwerk' },
      '/projecten': { path: () => '/projecten' },
      'of a project': { path: (turn) => `/projecten/${projectOf(turn)}` },
      '/investeerder-dashboard': { path: () => '/investeerder-dashboard', person: investor },
      '/banen': { path: () => '/banen' },
      '/talent': { path: () => '/talent' },
      '/matches': { path: () => '/matches' },
      '/agenda': { path: () => '/agenda' },
      '/profiel': { path: () => '/profiel' },
    },
  };
}

/** Each person likes a post in one round and takes it back in the next, so that every call changes something. */
function likesOf(world: World): CallKind {
  const people = world.signedInPeople - 1;
  const posts = Array.from({ length: likedPosts + likedPosts / 4 }, (_, place) => world.post(world.posts - 10 - place))
    .filter(({ isPublished }) => isPublished)
    .map(({ id }) => id);
  const round = (turn: number) => Math.floor(turn / people);
  return {
    rpc: (turn) => (round(turn) % 2 === 0 ? 'feed/likePost' : 'feed/unlikePost'),
    input: (turn) => ({ id: posts[((turn % people) + Math.floor(round(turn) / 2) * 7) % posts.length] }),
    person: (turn) => 1 + (turn % people),
  };
}
