import { onTestFinished } from 'vitest';

/** Collects the unhandled errors of this test, which would have ended the process. */
export function collectProcessErrors(): unknown[] {
  const errors: unknown[] = [];
  const collect = (error: unknown) => errors.push(error);
  process.on('uncaughtException', collect).on('unhandledRejection', collect);
  onTestFinished(() => void process.off('uncaughtException', collect).off('unhandledRejection', collect));
  return errors;
}
