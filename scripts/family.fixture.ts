import { writeFileSync } from 'node:fs';
import { startFamily } from './family.ts';

/**
 * A family whose server is this same file: `node family.fixture.ts parent <behaviour> <pid file>`. The server writes its
 * process id and then acts out the behaviour.
 */
const [role, behaviour = '', pidFile = ''] = process.argv.slice(2);

if (role === 'parent') {
  process.env.BEHAVIOUR = behaviour;
  process.env.PID_FILE = pidFile;
  process.exit(await startFamily({ haste: behaviour === 'dies' ? 100 : 1 }).keepRunning(import.meta.filename));
}

process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => {
  process.stdout.write('stopped by SIGTERM\n');
  process.exit(0);
});
// Comes after the handlers: whoever reads the process id may send a signal at once.
writeFileSync(process.env.PID_FILE ?? '', String(process.pid));
process.stdout.write(`server ${process.pid}\n`);
if (process.env.BEHAVIOUR === 'refuses') process.exit(1);
process.send?.('running');
if (process.env.BEHAVIOUR === 'dies') setImmediate(() => process.exit(7));
