import type { FactTopic } from '../../contract.ts';

export type Block =
  | { kind: 'text' | 'heading' | 'note'; text: string }
  | { kind: 'list' | 'checks'; items: string[] }
  /** Facts of official sources, from the same list as the web page. */
  | { kind: 'facts'; topic: FactTopic };

export type Chapter = { title: string; blocks: Block[] };
