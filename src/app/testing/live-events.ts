/** What a live stream told: an event's name, the place to resume after it, and what it holds. */
export type Told = { name: string; position: string; topic?: string; id?: string | null };

/** Reads the body of a live stream as it comes, until it ends. */
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
