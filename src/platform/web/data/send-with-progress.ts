/** Options of a call that sends a file. */
export type SendContext = {
  /** How much of the body has left, from 0 to 1. */
  onProgress?: (part: number) => void;
};

/**
 * `fetch` for the RPC link, by XMLHttpRequest: nothing else in a browser reports the progress of an upload.
 * Rejects with the signal's reason when it is cancelled, with a TypeError when the network breaks.
 */
export async function sendWithProgress(request: Request, _init: unknown, { context }: { context: SendContext }): Promise<Response> {
  const body = await request.blob();
  return new Promise((resolve, reject) => {
    const { signal } = request;
    if (signal.aborted) return reject(signal.reason);
    const sending = new XMLHttpRequest();
    sending.open(request.method, request.url);
    for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
    sending.responseType = 'blob';
    sending.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) context.onProgress?.(loaded / total);
    };
    sending.onload = () => {
      const headers = { 'content-type': sending.getResponseHeader('content-type') ?? '' };
      resolve(new Response(sending.response, { status: sending.status, headers }));
    };
    sending.onerror = () => reject(new TypeError('The network broke.'));
    sending.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => sending.abort(), { once: true });
    sending.send(body);
  });
}
