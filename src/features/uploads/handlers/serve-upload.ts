import type { IncomingMessage, ServerResponse } from 'node:http';
import { commonMessages } from '../../../platform/errors.ts';
import type { Database } from '../../../platform/server/database.ts';
import { answer, answerJson, answerStream } from '../../../platform/server/http/answer.ts';
import { queryOf, sentPathOf } from '../../../platform/server/http/request.ts';
import type { RequestContext } from '../../../platform/server/procedures.ts';
import type { Services } from '../../../platform/server/services.ts';
import { canSeeUpload, isPrivate } from '../policy.ts';
import { prepareUploadQuery, type UploadRow } from '../queries.ts';

const uploadPath = /^\/uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(?:([1-9]\d{0,4})\.webp|document)$/;

/** The content of an id never changes, so browsers may cache it for an hour without revalidating. */
const cacheControl = 'private, max-age=3600, immutable';

/** Private files are revalidated each time, because access may be withdrawn or somebody else may use the browser next. */
const privateCacheControl = 'private, no-cache';

/**
 * Whether a feature shows a file to a caller: as to anybody who sees what it is part of, or as one of a few, who may lose it at any
 * moment; null when it doesn't. The query of the address may hold the proof of a link.
 */
export type IsGiven = (
  context: RequestContext,
  upload: Pick<UploadRow, 'id' | 'kind'>,
  query: URLSearchParams,
) => Promise<'to-many' | 'to-few' | null>;

/** The name under which a feature has a document downloaded; null for the name that it was sent under. */
export type NameOf = (db: Database, upload: UploadRow) => Promise<string | null>;

/**
 * Serves /uploads/{id}/{width}.webp and /uploads/{id}/document to viewers with access; everybody else gets a 404.
 * The headers keep browsers from running a file or guessing its type.
 */
export function serveUploads({ db, storage, log }: Services, isGiven: IsGiven, nameOf: NameOf) {
  const findUpload = prepareUploadQuery(db);

  return async function serveUpload(request: IncomingMessage, response: ServerResponse, context: RequestContext) {
    const { viewer, requestId } = context;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      answerJson(response, 405, { code: 'METHOD_NOT_SUPPORTED', message: commonMessages.METHOD_NOT_SUPPORTED }, { Allow: 'GET, HEAD' });
      return;
    }
    const asked = uploadPath.exec(sentPathOf(request));
    const upload = asked?.[1] === undefined ? null : await findUpload({ id: asked[1], viewerId: viewer?.id ?? null });
    if (upload === null) return answerNotFound(response);
    const given = canSeeUpload(viewer, upload) ? 'to-many' : await isGiven(context, upload, queryOf(request));
    const name = given === null ? null : fileOf(upload, asked?.[2]);
    if (name === null) return answerNotFound(response);

    const etag = `"${upload.createdAt.getTime().toString(36)}-${name}"`;
    response.setHeader('Cache-Control', isPrivate(upload) || given === 'to-few' ? privateCacheControl : cacheControl);
    response.setHeader('ETag', etag);
    response.setHeader('Content-Security-Policy', "sandbox; default-src 'none'");
    if (request.headers['if-none-match'] === etag) return answer(response, 304, {});
    const file = await storage.read(upload.storageFolder, name);
    if (file === null) {
      log.error({ requestId, uploadId: upload.id }, 'a stored file is missing');
      return answerNotFound(response);
    }
    const headers = {
      'Content-Type': upload.contentType,
      'Content-Length': file.bytes,
      'Content-Disposition': disposition(upload.fileName === null ? null : ((await nameOf(db, upload)) ?? upload.fileName)),
    };
    if (request.method === 'HEAD') {
      file.content.destroy();
      return answer(response, 200, headers);
    }
    await answerStream(response, 200, headers, file.content);
  };
}

/** Returns the path of the requested file; null when there is none. */
function fileOf(upload: UploadRow, width: string | undefined): string | null {
  if (width === undefined) return upload.fileName === null ? null : 'document';
  return upload.widths.includes(Number(width)) ? `${width}.webp` : null;
}

/** Pictures are shown inline. Documents are downloaded under their own name, encoded as in RFC 6266. */
function disposition(fileName: string | null): string {
  if (fileName === null) return 'inline';
  const plain = fileName.normalize('NFD').replaceAll(/[^\w .()-]/g, '');
  const encoded = encodeURIComponent(fileName).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function answerNotFound(response: ServerResponse): void {
  response.removeHeader('ETag');
  answerJson(response, 404, { code: 'NOT_FOUND', message: commonMessages.NOT_FOUND });
}
