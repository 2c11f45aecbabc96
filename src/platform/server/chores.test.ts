import { expect, test } from 'vitest';
import { eventually } from '../../app/testing/eventually.ts';
import { startTestServer } from '../../app/testing/test-server.ts';
import { startChores } from './chores.ts';

const { services } = await startTestServer();

test('each chore has its first turn right after the start, also when one before it failed', async () => {
  const turns: string[] = [];
  const chore = (name: string, failure?: Error) => ({
    name,
    everySeconds: 3_600,
    async run() {
      turns.push(name);
      if (failure !== undefined) throw failure;
    },
  });

  const chores = startChores(services, [chore('first', new Error('Broken.')), chore('second')]);

  await eventually(() => expect(turns).toEqual(['first', 'second']));
  await chores.stop();
});
