import { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { TextReader, ZipWriter } from '@zip.js/zip.js';
import { describeError } from '../../../../platform/server/log.ts';
import type { PersonalData } from '../../../../platform/server/personal-data.ts';
import type { RequestContext } from '../../../../platform/server/procedures.ts';

const readMe = (appName: string, names: string[]) => `Dit is alles wat ${appName} over jou bewaart.

Elk JSON-bestand hoort bij een deel van ${appName} en bevat de gegevens zoals ze zijn opgeslagen:
${names.map((name) => `- ${name}.json`).join('\n')}
Je bestanden staan in mappen met dezelfde naam.

Tijden zijn in UTC. Je wachtwoord zit er niet in: daarvan bewaren we alleen een afdruk waaruit het niet is af te leiden.
`;

/**
 * A zip of everything about a person: one JSON file per feature, all read in one snapshot, and their files.
 * It is made as it is read: files pass one after the other and none is held whole.
 */
export async function packData(
  { services, requestId, isVisitorGone }: RequestContext,
  personId: string,
  features: PersonalData[],
): Promise<ReadableStream<Uint8Array>> {
  const parts = await services.db.transaction(
    async (tx) => {
      const read: { name: string; json: string }[] = [];
      for (const { name, exportPersonalData } of features) {
        read.push({ name, json: JSON.stringify(await exportPersonalData(tx, personId), null, 2) });
      }
      return read;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const files = await Promise.all(
    features.map(async ({ name, files: list }) => ((await list?.(services, personId)) ?? []).map((file) => ({ folder: name, ...file }))),
  );

  async function write(writable: WritableStream): Promise<void> {
    const zip = new ZipWriter(writable, { useWebWorkers: false, bufferedWrite: false, lastModDate: services.clock.now() });
    const names = parts.map(({ name }) => name);
    await zip.add('LEESMIJ.txt', new TextReader(readMe(services.settings.appName, names)));
    for (const { name, json } of parts) await zip.add(`${name}.json`, new TextReader(json));
    for (const { folder, path, open } of files.flat()) {
      const content = await open();
      try {
        // biome-ignore lint/nursery/noUnsafeTypeAssertion: web streams are declared by Node and by the DOM; they are one thing.
        const stream = NodeReadableStream.from(content) as ReadableStream;
        // Pictures are compressed already.
        await zip.add(`${folder}/${path}`, stream, { level: 0 });
      } finally {
        // The zip doesn't touch a file that opened after its reader left; the file would stay open.
        content.destroy();
      }
    }
    await zip.close();
  }

  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  write(writable).catch(async (error: unknown) => {
    if (isVisitorGone(error)) services.log.debug({ requestId }, 'visitor left');
    else services.log.warn({ requestId, error: describeError(error) }, 'a download of personal data broke off');
    await writable.abort(error).catch(() => {});
  });
  return readable;
}
