import type { FactTopic } from '../../contract.ts';

export type Block =
  | { kind: 'text' | 'heading' | 'note'; text: string }
  | { kind: 'list' | 'checks'; items: string[] }
  /** What official sources say, from the list that the page shows too. */
  | { kind: 'facts'; topic: FactTopic };

export type Chapter = { title: string; blocks: Block[] };
