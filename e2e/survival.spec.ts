import { expect, test } from '@playwright/test';
import { survive, type Victim } from '../scripts/survival/survive.ts';

// An outside PostgreSQL is not ours to kill.
const victims: Victim[] = process.env.TEST_DATABASE_URL ? ['server'] : ['server', 'postgres'];

for (const victim of victims) {
  test(`no answered post is lost or doubled when the ${victim} is killed under 8 writers`, async () => {
    test.setTimeout(120_000);
    const { answered, lost, surplus } = await survive({ victim, rounds: 1, writers: 8 });

    expect(answered).toBeGreaterThanOrEqual(80);
    expect({ lost, surplus }).toEqual({ lost: [], surplus: [] });
  });
}
