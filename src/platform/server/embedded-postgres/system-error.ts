/** Whether the operating system refused something, and with which code (`ENOENT`); any code when none is named. */
export function isSystemError(error: unknown, code?: string): error is Error & { code: string } {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return false;
  return code === undefined || error.code === code;
}

/** For `catch`: returns undefined for a missing file, and throws any other error. */
export function undefinedWhenMissing(error: unknown): undefined {
  if (isSystemError(error, 'ENOENT')) return undefined;
  throw error;
}
