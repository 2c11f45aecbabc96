import pg from 'pg';
import { loadProjects } from './data/projects.ts';
import type { LoadRequest } from './requests.ts';
import type { Bench } from './scenario.ts';

const projects = 1_000;
const navigation = { Accept: 'text/html', 'Accept-Encoding': 'gzip' };
const ofMembers = ['/', '/feed', '/netwerk', '/projecten', '/banen', '/talent', '/matches', '/agenda', '/profiel', '/notificaties'];

/**
 * Fills the database with projects and returns what people open, by turn: each page of a member, a project, and, every sixth time, a
 * visitor's page that no cache has.
 */
export async function prepareMixedPages({ world, seed, connection }: Bench): Promise<(turn: number) => LoadRequest> {
  const client = new pg.Client(connection);
  await client.connect();
  const { projectId, active } = await loadProjects(client, world, { seed, count: projects });
  await client.end();

  return (turn) => {
    if (turn % 6 === 5) return { method: 'GET', path: `/projecten/${projectId(turn % active)}?bezoek=${turn}`, headers: navigation };
    const paths = [...ofMembers, `/projecten/${projectId(turn % active)}`];
    const { token } = world.session(1 + (turn % (world.signedInPeople - 1)));
    return { method: 'GET', path: paths[turn % paths.length] ?? '/', headers: { ...navigation, Cookie: `kiem_session=${token}` } };
  };
}
