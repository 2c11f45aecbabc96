import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { ORPCError } from '@orpc/server';
import { isInvitersFace } from '../features/agenda/queries/invitation-link.ts';
import { isReleasedPicture } from '../features/decks/reading/queries/released-picture.ts';
import { isReceivedCv } from '../features/jobs/applications/queries/readable.ts';
import { isJobLogo } from '../features/jobs/queries/visible.ts';
import { isAttachmentOf } from '../features/messages/queries/find.ts';
import { documentNameOf } from '../features/projects/project-documents/queries.ts';
import { isProjectDocument, isProjectPicture } from '../features/projects/queries/visible.ts';
import { type IsGiven, type NameOf, serveUploads } from '../features/uploads/handlers/serve-upload.ts';
import { maxMegabytes, uploadMessages } from '../features/uploads/policy.ts';
import { commonMessages } from '../platform/errors.ts';
import { paces } from '../platform/limits.ts';
import { BusyError, boundWork, boundWorkOfEach } from '../platform/server/bounded-work.ts';
import { isDiskFull } from '../platform/server/full-disk.ts';
import { storageIsFull } from '../platform/server/guard-procedure.ts';
import { createCallerWaits } from '../platform/server/http/caller-waits.ts';
import type { Route } from '../platform/server/http/listener.ts';
import { readForm } from '../platform/server/http/read-form.ts';
import { BodyCutOffError, BodyTooLargeError, receiveBody, removeLeftBodies } from '../platform/server/http/receive-body.ts';
import { addressOf, networkOf } from '../platform/server/http/request.ts';
import { describeError } from '../platform/server/log.ts';
import type { RequestContext } from '../platform/server/procedures.ts';
import type { Services } from '../platform/server/services.ts';
import { soonAgain, withWait } from '../platform/server/too-many.ts';
import type { createRequestContext } from './request-context.ts';

/** The largest file plus the overhead of multipart. */
const maxBodyBytes = (maxMegabytes('document') + 1) * 1024 * 1024;

/** The most uploads that one server receives at once, to disk, and the most that then wait for their turn. */
const maxReceiving = 40;
/** The most uploads of one person at once, as many as a browser opens connections. */
const maxReceivingOfPerson = 6;
/** Seconds after which a refused person may retry. */
const againSeconds = 10;

/** A person sends more uploads than they may, for so many seconds. */
class TooManyError extends Error {
  override readonly name = 'TooManyError';
  readonly seconds: number;

  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = seconds;
  }
}

type Caller = Pick<RequestContext, 'viewer' | 'setRetryAfter'>;
/** The body may be a promise. */
type Handle = (body: unknown) => Promise<void>;

/**
 * Wraps the upload procedure: its body may be larger than others and is received into a file, and two
 * bodies at a time are read into memory, one of each person. Beyond the bound a newcomer takes the place of one that is still coming
 * (docs/decisions/131-places-of-uploads.md). A refusal reaches the caller as the procedure's own.
 */
export function createUploadIntake({ settings, log, paces: counted, clock }: Services) {
  const folder = path.join(settings.dataDir, 'incoming');
  const inTurn = boundWork({ running: 2, waiting: maxReceiving });
  const inTurnOfPerson = boundWorkOfEach({ running: 1, waiting: maxReceivingOfPerson, inAll: maxReceiving });
  const waitForBody = createCallerWaits(maxReceiving);
  const receiving = new Map<string, number>();
  removeLeftBodies(folder, new Date(Date.now() - 3_600_000)).catch((error: unknown) =>
    log.warn({ error: describeError(error) }, 'bodies that were left could not be removed'),
  );

  function enter(personId: string): void {
    const own = receiving.get(personId) ?? 0;
    if (own >= maxReceivingOfPerson) throw new TooManyError(withWait(againSeconds), againSeconds);
    keepPace(personId);
    receiving.set(personId, own + 1);
  }

  /** A form that the procedure refuses counts towards none of its limits, and was received and read all the same. */
  function keepPace(personId: string): void {
    const now = clock.now();
    const until = counted.take(`uploads.receive ${personId}`, paces.seldom, now);
    if (until === null) return;
    const { message, data } = soonAgain(until, now);
    throw new TooManyError(message, data.seconds);
  }

  function leave(personId: string): void {
    const own = receiving.get(personId) ?? 0;
    if (own > 1) receiving.set(personId, own - 1);
    else receiving.delete(personId);
  }

  /** Receives a body into a file, unless somebody else needs its place: its connection is cut off then. */
  async function receive(request: IncomingMessage): Promise<string> {
    const network = networkOf(addressOf(request, settings.trustProxy));
    const leavePlace = waitForBody(network, () => request.socket.destroy());
    try {
      return await receiveBody(request, { folder, maxBytes: maxBodyBytes });
    } finally {
      leavePlace();
    }
  }

  return async function receiveUpload(request: IncomingMessage, { viewer, setRetryAfter }: Caller, handle: Handle): Promise<void> {
    let handled = false;
    async function handleWith(body: unknown): Promise<void> {
      handled = true;
      if (!request.complete) giveUpReading(request);
      await handle(body);
    }

    if (viewer === null) return handleWith(refusal(new ORPCError('UNAUTHORIZED', { message: commonMessages.UNAUTHORIZED })));
    let file: string | undefined;
    let entered = false;
    try {
      enter(viewer.id);
      entered = true;
      const received = await receive(request);
      file = received;
      const read = async () => {
        const form = await readForm(request.headers['content-type'] ?? '', received);
        await rm(received);
        await handleWith(form);
      };
      await inTurnOfPerson(viewer.id, () => inTurn(read));
    } catch (error) {
      if (error instanceof BodyCutOffError) return;
      if (handled) throw error;
      if (isDiskFull(error)) log.error({ error: describeError(error) }, 'an upload could not be received: the disk is full');
      if (error instanceof TooManyError) setRetryAfter(error.seconds);
      await handleWith(refusal(toRefusal(error)));
    } finally {
      if (entered) leave(viewer.id);
      if (file !== undefined) await rm(file, { force: true });
    }
  };
}

/** Makes a body that rejects with this reason when the procedure reads its input. */
function refusal(reason: unknown): Promise<never> {
  const body = Promise.reject(reason);
  // Handles the rejection for code paths that never read the body.
  body.catch(() => undefined);
  return body;
}

function toRefusal(error: unknown): unknown {
  if (error instanceof TooManyError) {
    return new ORPCError('TOO_MANY_REQUESTS', { message: error.message, data: { seconds: error.seconds } });
  }
  if (error instanceof BodyTooLargeError) {
    return new ORPCError('PAYLOAD_TOO_LARGE', { defined: true, message: uploadMessages.tooLarge('document') });
  }
  if (error instanceof BusyError) return new ORPCError('SERVICE_UNAVAILABLE', { message: commonMessages.SERVICE_UNAVAILABLE });
  return isDiskFull(error) ? storageIsFull() : error;
}

/** Time for a caller who is still sending to read the answer. */
const lingerMilliseconds = 1_000;

/** Discards the rest of the body for a moment, because many callers read no answer while sending, and then closes the connection. */
function giveUpReading(request: IncomingMessage): void {
  request.resume();
  const timer = setTimeout(() => request.destroy(), lingerMilliseconds);
  request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}

/**
 * Pictures and documents of projects and jobs are shown with these, attachments with their message, CVs with an application. A
 * picture that a project replaced stays on the released deck that shows it, for its readers; the inviter's avatar is visible to
 * whoever opens the invitation's mailed link.
 */
const isGiven: IsGiven = async (context, { id, kind }, query) => {
  if (await isShownWithItsThing(context, { id, kind })) return 'to-many';
  const isOfLink =
    (kind === 'project-image' && (await isReleasedPicture(context, id))) ||
    (kind === 'avatar' && (await isInvitersFace(context.services, query.get('uitnodiging') ?? '', id)));
  return isOfLink ? 'to-few' : null;
};

async function isShownWithItsThing({ services: { db }, viewer }: RequestContext, { id, kind }: Parameters<IsGiven>[1]): Promise<boolean> {
  const viewerId = viewer?.id ?? null;
  if (kind === 'project-image') return isProjectPicture(db, viewerId, id);
  if (kind === 'job-logo') return isJobLogo(db, viewerId, id);
  if (kind === 'project-document') return isProjectDocument(db, viewerId, id);
  if (viewerId === null) return false;
  return kind === 'cv' ? isReceivedCv(db, viewerId, id) : isAttachmentOf(db, viewerId, id);
}

/** Documents of projects are downloaded under the name that their owner gave them since. */
const nameOf: NameOf = async (db, { id, kind, fileName }) => (kind === 'project-document' ? documentNameOf(db, { id, fileName }) : null);

/** Serves uploaded files. */
export function uploadFileRoute(services: Services, contextOf: ReturnType<typeof createRequestContext>): Route {
  const serve = serveUploads(services, isGiven, nameOf);
  return {
    path: '/uploads/',
    handle: async (request, response, requestId) => serve(request, response, await contextOf(request, response, requestId)),
  };
}
