import type { Finding } from './finding.ts';
import { isTestFile, type SourceFile } from './source-tree.ts';

/** Packages that may block for more than 20 ms on one input of a visitor (docs/decisions/021). */
const longRunning = /^@(zxcvbn-ts\/|node-rs\/argon2$)/;

const isThread = (file: string) => file.endsWith('.thread.ts');

/** Checks that only threads import packages that would block the main thread, and that nobody imports a thread's module. */
export function checkThreads(sources: SourceFile[]): Finding[] {
  return sources
    .filter(({ file }) => !isTestFile(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ typeOnly }) => !typeOnly)
        .flatMap(({ specifier, target }): Finding[] => {
          if (longRunning.test(specifier) && !isThread(file)) {
            return [
              { file, rule: `imports ${specifier} on the main thread`, advice: 'Move what uses it into a .thread.ts for createThread.' },
            ];
          }
          if (target === null || !isThread(target)) return [];
          return [{ file, rule: `imports the thread ${specifier}`, advice: 'Start it by createThread; its types may be imported.' }];
        }),
    );
}
