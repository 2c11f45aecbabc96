import type { Finding } from './finding.ts';
import { isTestFile, type SourceFile } from './source-tree.ts';

/** Packages whose work on one input of a visitor may take longer than 20 ms, without a pause (docs/decisions/021). */
const longRunning = /^@zxcvbn-ts\//;

const isThread = (file: string) => file.endsWith('.thread.ts');

/** Whatever would keep the main thread is loaded by threads only, and a thread's module by nobody: it is started. */
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
