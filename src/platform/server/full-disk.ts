/** No space is left, a quota or the largest size of a file is reached; the last is PostgreSQL's own. */
const fullDiskCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);

/** Whether something could not be written because a disk is full, here or at the database. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && fullDiskCodes.has(error.code)) return true;
  return isDiskFull(error.cause);
}
