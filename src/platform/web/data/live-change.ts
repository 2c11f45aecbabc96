import { either, nothing, record, text } from '../forms/shape.ts';

/** A change of the thing of this id in a topic, or of any of them. */
export type LiveChange = { topic: string; id: string | null };

const change = record<LiveChange>({ topic: text, id: either(text, nothing) });

/** Reads the data of a live event; null when this page doesn't know its form, as after an update of the server. */
export function readChange(data: unknown): LiveChange | null {
  return change(JSON.parse(String(data))) ?? null;
}
