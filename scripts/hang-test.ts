import { parseArgs } from 'node:util';
import { hang } from './survival/hang.ts';

/** `npm run hang-test -- --seconds 20`: freezes PostgreSQL for this long, and prints how long requests waited and how they ended. */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } });
const result = await hang({ seconds: Number(values.seconds) });

for (const [name, { asked, longestMilliseconds, statuses, withoutRetryAfter }] of result.waits) {
  const longest = `${(longestMilliseconds / 1000).toFixed(2)} s`.padStart(8);
  console.log(
    `${name.padEnd(18)}${String(asked).padStart(4)} asked, longest${longest}, answered ${statuses.join(', ')}; ${withoutRetryAfter} 503s without Retry-After`,
  );
}
console.log(
  `Works again after ${(result.backAfter / 1000).toFixed(2)} s; the live stream ${result.isLiveTold ? 'tells' : 'DOES NOT TELL'} of a message.`,
);
console.log(`${result.repeated} posts sent again, ${result.wrong} of them not there exactly once.`);
console.log(`Connections ${result.connections.join(' before, ')} after; memory ${result.megabytes.join(' MB before, ')} MB at most.`);
