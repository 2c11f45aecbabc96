import { createORPCClient, ORPCError } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { newId } from '../../platform/ids.ts';
import { readFailure } from '../../platform/web/data/api-failure.ts';
import { type SendContext, sendWithProgress } from '../../platform/web/data/send-with-progress.ts';
import { toast } from '../../platform/web/kit/toast.ts';
import type { Upload, uploadsContract } from './contract.ts';
import { acceptedTypes, isDocument, maxPickedMegabytes, type UploadKind, unsupportedMessage, uploadMessages } from './policy.ts';

type UploadsClient = { uploads: ContractRouterClient<typeof uploadsContract, SendContext> };

let client: UploadsClient | undefined;

/** A contract client whose transport reports the progress of an upload. */
function uploadsClient(): UploadsClient {
  client ??= createORPCClient<UploadsClient>(
    new RPCLink<SendContext>({ url: () => `${window.location.origin}/rpc`, fetch: sendWithProgress }),
  );
  return client;
}

/**
 * Sends a file. `send` returns the upload, or null when it was refused, failed or cancelled; a toast reports the first
 * two, and `tell` gets the reason. Retrying a file reuses its id. Unmounting cancels the one that is running.
 */
export function useUpload(kind: UploadKind) {
  const [part, setPart] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  const attempt = useRef<{ file: File; id: string }>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File, tell?: (reason: string) => void): Promise<Upload | null> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    if (attempt.current?.file !== file) attempt.current = { file, id: newId() };
    const { id } = attempt.current;
    setPart(0);
    setFailure(null);
    try {
      const onProgress = (now: number) => running.current === controller && setPart(now);
      return await uploadsClient().uploads.createUpload({ id, kind, file }, { signal: controller.signal, context: { onProgress } });
    } catch (error) {
      if (controller.signal.aborted) return null;
      const reason = tellFailure(kind, error);
      setFailure(reason);
      tell?.(reason);
      return null;
    } finally {
      if (running.current === controller) {
        running.current = null;
        setPart(null);
      }
    }
  }

  return {
    send,
    cancel: () => running.current?.abort(),
    /** Progress from 0 to 1; at 1 the server is processing the file. Null when idle. */
    part,
    /** Why the last upload failed. A dialog shows this itself, as toasts appear behind it. */
    failure,
  };
}

/**
 * Sends things one after the other by `send`, and passes each upload to `onSent`. Unmounting drops those that wait and the one
 * under way: a form that is gone would store its old values as the draft.
 */
export function useUploadQueue<Item>(send: (item: Item) => Promise<Upload | null>, onSent: (sent: Upload, item: Item) => void) {
  const [coming, setComing] = useState<readonly Item[]>([]);
  const queue = useRef<readonly Item[]>([]);
  const isBusy = useRef(false);

  function show(items: readonly Item[]): void {
    queue.current = items;
    setComing(items);
  }

  useEffect(
    () => () => {
      queue.current = [];
      setComing([]);
    },
    [],
  );

  async function sendAll(): Promise<void> {
    isBusy.current = true;
    for (let [item] = queue.current; item !== undefined; [item] = queue.current) {
      const sent = await send(item);
      // Dropped meanwhile; others may have been added since.
      if (queue.current[0] !== item) continue;
      // Together, so that a count of both never misses or repeats one.
      show(queue.current.slice(1));
      if (sent !== null) onSent(sent, item);
    }
    isBusy.current = false;
  }

  return {
    /** Those under way and waiting, the one under way first. */
    coming,
    /** Their number at this moment: several may be added before the screen is drawn again. */
    count: () => queue.current.length,
    add(item: Item): void {
      show([...queue.current, item]);
      if (!isBusy.current) void sendAll();
    },
  };
}

/**
 * Shows a toast with the reason of a failed upload and returns its text: the server's message, or a general one for
 * network failures and bugs.
 */
export function tellFailure(kind: UploadKind, error: unknown): string {
  const failure = readFailure(error);
  const isProfile = kind === 'avatar' || kind === 'cover';
  const isOwnFault = failure === null && error instanceof ORPCError;
  const message = failure?.message ?? sentenceFor(kind, isProfile, isOwnFault);
  toast({ kind: 'error', title: isProfile && isOwnFault ? 'Fout' : 'Upload gefaald', message });
  return message;
}

function sentenceFor(kind: UploadKind, isProfile: boolean, isOwnFault: boolean): string {
  if (kind === 'post-image') return uploadMessages.imageFailed;
  if (isProfile) return isOwnFault ? uploadMessages.profileUnexpected : uploadMessages.profileFailed;
  return isOwnFault ? uploadMessages.unexpected : uploadMessages.failed;
}

/** Checks type and size of a chosen file as far as the browser can. A toast says why it is refused, and which one of several. */
export function checkFile(kind: UploadKind, file: File, isOneOfMany: boolean): boolean {
  const chosen = isOneOfMany ? ` Gekozen: ${file.name}.` : '';
  const most = maxPickedMegabytes(kind);
  if (file.size > most * 1024 * 1024) {
    const message = isDocument(kind) ? uploadMessages.tooLarge(kind) : `Selecteer een afbeelding kleiner dan ${most}MB.`;
    toast({ kind: 'error', title: 'Bestand te groot', message: `${message}${chosen}` });
    return false;
  }
  // Devices don't know the type of every document.
  if (kind !== 'document' && file.type !== '' && !acceptedTypes(kind).split(',').includes(file.type)) {
    toast({ kind: 'error', title: 'Upload gefaald', message: `${unsupportedMessage(kind)}${chosen}` });
    return false;
  }
  return true;
}

/**
 * Accepts files that are dropped on or pasted into an element: spread `zone` on it. Text is left to the browser.
 * `isOver` is true while a file is dragged over it. With a single kind it takes the first file, with a function all.
 */
export function useFileDrop(kind: UploadKind | ((file: File) => UploadKind), onPick: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);

  function take(event: { preventDefault(): void }, files: FileList): void {
    if (files.length === 0) return;
    event.preventDefault();
    const taken = typeof kind === 'string' ? [...files].slice(0, 1) : [...files];
    for (const file of taken) {
      if (checkFile(typeof kind === 'string' ? kind : kind(file), file, taken.length > 1)) onPick(file);
    }
  }

  return {
    isOver,
    zone: {
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setIsOver(true);
      },
      onDragLeave(event: DragEvent) {
        const { relatedTarget } = event;
        if (!(relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget))) setIsOver(false);
      },
      onDrop(event: DragEvent) {
        setIsOver(false);
        take(event, event.dataTransfer.files);
      },
      onPaste(event: ClipboardEvent) {
        take(event, event.clipboardData.files);
      },
    },
  };
}
