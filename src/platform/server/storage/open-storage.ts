import type { Settings } from '../settings.ts';
import { diskStorage } from './disk.ts';
import type { Storage } from './storage.ts';

/** DATA_DIR/uploads, or the bucket of the S3 settings; its client is loaded only then. */
export async function openStorage({ dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>): Promise<Storage> {
  if (s3 === undefined) return diskStorage(dataDir);
  const { s3Storage } = await import('./s3.ts');
  return s3Storage(s3);
}
