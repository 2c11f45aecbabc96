import { Readable } from 'node:stream';
import { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { TextReader } from '@zip.js/zip.js';
import { describeError } from '../../../../platform/server/log.ts';
import type { PersonalData } from '../../../../platform/server/personal-data.ts';
import type { RequestContext } from '../../../../platform/server/procedures.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { writeZip } from '../../../../platform/server/zip.ts';
import { readPart, spoolData } from './spool-data.ts';

function readMe(appName: string, names: string[], missing: string[]): string {
  const parts = names.map((name) => `- ${name}.json`).join('\n');
  const text = `Dit is alles wat ${appName} over jou bewaart.

Elk JSON-bestand hoort bij een deel van ${appName} en bevat de gegevens zoals ze zijn opgeslagen:
${parts}
Je bestanden staan in mappen met dezelfde naam.

Tijden zijn in UTC. Je wachtwoord zit er niet in: daarvan bewaren we alleen een afdruk waaruit het niet is af te leiden.
`;
  if (missing.length === 0) return text;
  return `${text}
Deze bestanden waren er niet meer, en zitten er dus niet in:
${missing.map((name) => `- ${name}`).join('\n')}
`;
}

/**
 * A zip of everything about a person: one JSON file per feature, all read in one snapshot, their files, and a text that
 * explains them and names files that are missing. It is made as it is read: its parts pass one after the other and none
 * is held whole.
 */
export async function packData(
  { services, requestId, isVisitorGone }: Pick<RequestContext, 'services' | 'requestId' | 'isVisitorGone'>,
  personId: string,
  features: PersonalData[],
): Promise<ReadableStream<Uint8Array>> {
  const { file, parts } = await spoolData(services, personId, features);
  const files = await listFiles(services, personId, features).catch(async (error: unknown) => {
    await file.close();
    throw error;
  });

  async function write(writable: WritableStream): Promise<void> {
    const zip = writeZip(writable, { bufferedWrite: false, lastModDate: services.clock.now() });
    const missing: string[] = [];
    for (const part of parts) await addFrom(zip, `${part.name}.json`, Readable.from(readPart(file, part)));
    for (const { folder, path, open } of files) {
      const name = `${folder}/${path}`;
      const content = await open();
      // Pictures are compressed already.
      if (content !== null) await addFrom(zip, name, content, { level: 0 });
      else missing.push(name);
    }
    const names = parts.map(({ name }) => name);
    await zip.add('LEESMIJ.txt', new TextReader(readMe(services.settings.appName, names, missing)));
    await zip.close();
    if (missing.length > 0) services.log.warn({ requestId, files: missing.length }, 'a download of personal data lacks files');
  }

  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  write(writable)
    .catch(async (error: unknown) => {
      if (isVisitorGone(error)) services.log.debug({ requestId }, 'visitor left');
      else services.log.warn({ requestId, error: describeError(error) }, 'a download of personal data broke off');
      await writable.abort(error).catch(() => {});
    })
    .finally(() => file.close().catch(() => {}));
  return readable;
}

async function listFiles(services: Services, personId: string, features: PersonalData[]) {
  const ofEach = features.map(async ({ name, files }) =>
    ((await files?.(services, personId)) ?? []).map((file) => ({ folder: name, ...file })),
  );
  return (await Promise.all(ofEach)).flat();
}

/** Adds a file to the zip as it is read. */
async function addFrom(zip: ReturnType<typeof writeZip>, name: string, content: Readable, options?: { level: number }): Promise<void> {
  try {
    // biome-ignore lint/nursery/noUnsafeTypeAssertion: web streams are declared by Node and by the DOM; they are one thing.
    await zip.add(name, NodeReadableStream.from(content) as ReadableStream, options);
  } finally {
    // The zip doesn't touch a file that opened after its reader left; the file would stay open.
    content.destroy();
  }
}
