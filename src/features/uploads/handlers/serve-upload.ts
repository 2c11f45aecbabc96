import type { IncomingMessage, ServerResponse } from 'node:http';
import { commonMessages } from '../../../platform/errors.ts';
import type { Database } from '../../../platform/server/database.ts';
import { answer, answerJson, answerStream } from '../../../platform/server/http/answer.ts';
import type { RequestContext, Viewer } from '../../../platform/server/procedures.ts';
import type { Services } from '../../../platform/server/services.ts';
import { canSeeUpload, isPrivate } from '../policy.ts';
import { prepareUploadQuery, type UploadRow } from '../queries.ts';

const uploadPath = /^\/uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(?:([1-9]\d{0,4})\.webp|document)$/;

/** The content under an id never changes, so a browser need not ask again for an hour. */
const cacheControl = 'private, max-age=3600, immutable';

/** Of what only some may see: whoever uses the browser next, or may no longer see it, is asked each time. */
const privateCacheControl = 'private, no-cache';

/** Whether a private file of somebody else was given to a viewer, as a feature that hands files on knows. */
export type IsGiven = (db: Database, viewerId: string, uploadId: string) => Promise<boolean>;

/**
 * Serves /uploads/{id}/{width}.webp and /uploads/{id}/document to those who may see them; for
 * everyone else they don't exist. Whatever a file holds, a browser neither runs nor guesses it.
 */
export function serveUploads({ db, storage, log }: Services, isGiven: IsGiven) {
  const findUpload = prepareUploadQuery(db);
  const maySee = async (upload: UploadRow, viewer: Viewer) => canSeeUpload(viewer, upload) || isGiven(db, viewer.id, upload.id);

  return async function serveUpload(request: IncomingMessage, response: ServerResponse, { viewer, requestId }: RequestContext) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      answerJson(response, 405, { code: 'METHOD_NOT_SUPPORTED', message: commonMessages.METHOD_NOT_SUPPORTED }, { Allow: 'GET, HEAD' });
      return;
    }
    const asked = uploadPath.exec(request.url?.split('?', 1)[0] ?? '');
    const upload = asked?.[1] === undefined || viewer === null ? null : await findUpload({ id: asked[1], viewerId: viewer.id });
    const name = upload === null || viewer === null || !(await maySee(upload, viewer)) ? null : fileOf(upload, asked?.[2]);
    if (upload === null || name === null) return answerNotFound(response);

    const etag = `"${upload.createdAt.getTime().toString(36)}-${name}"`;
    response.setHeader('Cache-Control', isPrivate(upload) ? privateCacheControl : cacheControl);
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
      'Content-Disposition': disposition(upload.fileName),
    };
    if (request.method === 'HEAD') {
      file.content.destroy();
      return answer(response, 200, headers);
    }
    await answerStream(response, 200, headers, file.content);
  };
}

/** The stored file that was asked for; null when there is none. */
function fileOf(upload: UploadRow, width: string | undefined): string | null {
  if (width === undefined) return upload.kind === 'document' ? 'document' : null;
  return upload.widths.includes(Number(width)) ? `${width}.webp` : null;
}

/** Pictures show in the page; documents are saved under their own name (RFC 6266), whatever is in it. */
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
