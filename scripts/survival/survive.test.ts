import { expect, test } from 'vitest';
import { survive, type Victim } from './survive.ts';

// An outside PostgreSQL is not ours to kill.
const victims: Victim[] = process.env.TEST_DATABASE_URL ? ['server'] : ['server', 'postgres'];

test.each(victims)(
  'the writers lose or double no answered post, message, save of a project or application and miss no live event when the %s is killed under 8 writers',
  async (victim) => {
    const { answered, outages, posts, messages, projects, applications, missedEvents } = await survive({ victim, rounds: 1, writers: 8 });

    expect(Math.min(answered.posts, answered.messages, answered.saves, answered.applications)).toBeGreaterThanOrEqual(70);
    // Recovery was automatic. The bound is loose because other tests run on this machine; the kill test measures the time.
    expect(Math.max(...outages)).toBeLessThan(30_000);
    expect({ posts, messages, projects, applications, missedEvents }).toEqual({
      posts: { lost: [], surplus: [] },
      messages: { lost: [], surplus: [] },
      projects: { lost: [], surplus: [], half: [] },
      applications: { lost: [], surplus: [], half: [] },
      missedEvents: 0,
    });
  },
  120_000,
);
