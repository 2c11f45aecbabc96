import { expect, test } from '@playwright/test';
import { survive, type Victim } from '../scripts/survival/survive.ts';

// An outside PostgreSQL is not ours to kill.
const victims: Victim[] = process.env.TEST_DATABASE_URL ? ['server'] : ['server', 'postgres'];

for (const victim of victims) {
  test(`no answered post or message is lost or doubled, and no live event missed, when the ${victim} is killed under 8 writers`, async () => {
    const { answered, outages, posts, messages, missedEvents } = await survive({ victim, rounds: 1, writers: 8 });

    expect(Math.min(answered.posts, answered.messages)).toBeGreaterThanOrEqual(70);
    // Nobody had to start anything. The kill test measures how soon; this machine runs other journeys meanwhile.
    expect(Math.max(...outages)).toBeLessThan(30_000);
    expect({ posts, messages, missedEvents }).toEqual({
      posts: { lost: [], surplus: [] },
      messages: { lost: [], surplus: [] },
      missedEvents: 0,
    });
  });
}
