import { parseArgs } from 'node:util';
import type { Difference } from './survival/compare.ts';
import { survive, type Victim } from './survival/survive.ts';

/** `npm run kill-test -- --rounds 5 --writers 8`: kills the server and PostgreSQL while writers are active, and counts what survives. */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, writers: { type: 'string', default: '8' } } });
const victims: Victim[] = process.env.TEST_DATABASE_URL ? ['server'] : ['server', 'postgres'];

for (const victim of victims) {
  const result = await survive({ victim, rounds: Number(values.rounds), writers: Number(values.writers) });
  const outages = result.outages.map((milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`).join(', ');
  console.log(`${victim} killed ${result.outages.length} times (back after ${outages}):`);
  const counts = ({ lost, surplus }: Difference) => `${lost.length} lost, ${surplus.length} too many`;
  console.log(`  ${result.answered.posts} posts answered: ${counts(result.posts)}`);
  console.log(`  ${result.answered.messages} messages answered: ${counts(result.messages)}; ${result.missedEvents} live events missed`);
  console.log(
    `  ${result.answered.saves} saves of ${result.answered.projects} projects answered: ${counts(result.projects)}, ${result.projects.half.length} half saved`,
  );
  console.log(
    `  ${result.answered.applications} applications answered: ${counts(result.applications)}, ${result.applications.half.length} half stored`,
  );
  console.log(`  ${result.repeated} attempts repeated`);
  const different = [result.posts, result.messages, result.projects, result.applications].flatMap(({ lost, surplus }) => [
    ...lost,
    ...surplus,
  ]);
  const wrong = different.length + result.projects.half.length + result.applications.half.length + result.missedEvents;
  if (wrong > 0) process.exitCode = 1;
}
