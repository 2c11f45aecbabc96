import { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { DeleteObjectsCommand, GetObjectCommand, ListObjectsV2Command, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Settings } from '../settings.ts';
import type { Storage } from './storage.ts';

/** Files in a bucket of S3 or of a compatible server. The bucket stays private: Kiem serves its files. */
export function s3Storage({ bucket, ...settings }: NonNullable<Settings['s3']>): Storage {
  const client = new S3Client({
    ...settings,
    // Servers that only speak like S3 often don't know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A person waits for the answer: twice 5 s without a byte is the most. Unless told to throw, the client only warns of late requests.
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 3_000, socketTimeout: 5_000, requestTimeout: 30_000, throwOnRequestTimeout: true },
  });

  async function read(key: string): Promise<{ content: Readable; bytes: number } | null> {
    try {
      const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      if (!(Body instanceof Readable) || ContentLength === undefined) throw new Error('S3 answered without content.');
      return { content: Body, bytes: ContentLength };
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  return {
    async write(folder, files) {
      for (const { name, content, contentType } of files) {
        const object = { Bucket: bucket, Key: `${folder}/${name}`, Body: content, ContentType: contentType };
        await client.send(new PutObjectCommand(object));
      }
    },
    read: (folder, name) => read(`${folder}/${name}`),
    async remove(folder) {
      // A folder holds a handful of files: one page of the list.
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: `${folder}/` }));
      if (Contents.length === 0) return;
      const Objects = Contents.map(({ Key }) => ({ Key }));
      const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }));
      if (Errors.length > 0) throw new Error(`S3 did not remove ${Errors.length} files: ${Errors[0]?.Code}.`);
    },
    async writeNote(name, text) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: name, Body: text, ContentType: 'text/plain' }));
    },
    async readNote(name) {
      const note = await read(name);
      return note === null ? null : readText(note.content);
    },
    close: () => client.destroy(),
  };
}
