import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';

export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string };

export type ModelQuestion = {
  messages: ModelMessage[];
  /** A JSON schema in the strict subset of structured outputs: every property required, none beside them. */
  schema: { name: string; schema: Record<string, unknown> };
  signal: AbortSignal;
};

/** A model's answer: its text with the JSON in it (undefined if there is none), or nothing that came in time. */
export type ModelAnswer = { text: string; json: unknown } | 'failed';

export type LanguageModel = {
  /** For people who decide whether their texts may go there: `host` or `host:port`. */
  host: string;
  /** Never throws. After a failure of the endpoint it answers 'failed' at once for a minute. */
  ask(question: ModelQuestion): Promise<ModelAnswer>;
};

export type ModelNeeds = { log: Log; clock: Clock };
