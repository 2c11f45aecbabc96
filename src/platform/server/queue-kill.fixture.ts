import * as z from 'zod';
import { openPool } from './database.ts';
import { createLog } from './log.ts';
import { createQueue, defineTask, registerTask } from './queue.ts';

// A worker of its own for the test that kills it: takes a task, says so, and never ends it.
const [connectionString = ''] = process.argv.slice(2);
const log = createLog({ logLevel: 'silent' });
const queue = createQueue(openPool({ connectionString }, 4), log);
const endless = defineTask({
  name: 'test.endless',
  input: z.object({}),
  run: () => {
    console.log('started');
    return new Promise<void>(() => {});
  },
});
await queue.start();
await queue.work({}, [registerTask(endless)]);
console.log('ready');
