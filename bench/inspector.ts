type Answered = { id: number; result?: unknown; error?: { message: string } };

/** A connection to the inspector of a running Node, by the DevTools protocol. */
export async function openInspector(port: number) {
  const targets: unknown = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
  const socket = new WebSocket(addressIn(targets));
  const waiting = new Map<number, { resolve(result: never): void; reject(error: Error): void }>();
  let last = 0;
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('The inspector did not answer.')), { once: true });
  });
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error }: Answered = JSON.parse(String(data));
    const waits = waiting.get(id);
    waiting.delete(id);
    if (error !== undefined) waits?.reject(new Error(error.message));
    else waits?.resolve(result as never);
  });

  return {
    send<Result = unknown>(method: string, params: object = {}): Promise<Result> {
      last += 1;
      socket.send(JSON.stringify({ id: last, method, params }));
      return new Promise<Result>((resolve, reject) => waiting.set(last, { resolve, reject }));
    },
    close: () => socket.close(),
  };
}

function addressIn(targets: unknown): string {
  const [target]: unknown[] = Array.isArray(targets) ? targets : [];
  if (typeof target === 'object' && target !== null && 'webSocketDebuggerUrl' in target) return String(target.webSocketDebuggerUrl);
  throw new Error('The inspector has no target.');
}
