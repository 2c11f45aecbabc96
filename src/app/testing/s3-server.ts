import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll } from 'vitest';

/** Starts an S3 server with a bucket for one test file; `folder` holds the bucket's files. */
export async function startS3Server(): Promise<{ environment: Record<string, string>; folder: string }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'kiem-s3-'));
  const configureBuckets = [{ name: 'kiem', configs: [] }];
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  afterAll(async () => {
    await server.close();
    await rm(directory, { recursive: true });
  });
  return {
    folder: path.join(directory, 'kiem'),
    environment: {
      S3_BUCKET: 'kiem',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_FORCE_PATH_STYLE: 'true',
    },
  };
}
