/** An event of a live stream: its name, the position to resume after it, and its content. */
export type Told = { name: string; position: string; topic?: string; id?: string | null };

/** Reads events from the body of a live stream until it ends. */
export async function readLiveEvents(body: ReadableStream<Uint8Array>, onTold: (told: Told) => void): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of body) {
    const messages = (rest + decoder.decode(part, { stream: true })).split('\n\n');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(message)?.[1];
      const name = field('event');
      if (name !== undefined) onTold({ name, position: field('id') ?? '', ...JSON.parse(field('data') ?? '{}') });
    }
  }
}
