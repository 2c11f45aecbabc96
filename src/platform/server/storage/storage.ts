import type { Readable } from 'node:stream';

export type NewFile = { name: string; content: Uint8Array; contentType: string };

/**
 * Where files of people are kept. They lie in folders that are written once, under a name of our own
 * making, and removed as a whole; who may read one is the feature's to say.
 */
export type Storage = {
  /** Writes the files of a new folder; when it resolves they survive a power cut. */
  write(folder: string, files: NewFile[]): Promise<void>;
  /** A file's content and its size in bytes; null when it isn't there. */
  read(folder: string, name: string): Promise<{ content: Readable; bytes: number } | null>;
  /** Removes a folder with all that is in it; one that isn't there does no harm. */
  remove(folder: string): Promise<void>;
  /**
   * A text of Kiem's own beside the files of people, under a name that no folder has: replaced whole or not at all,
   * and on disk when it resolves. No backup holds it.
   */
  writeNote(name: string, text: string): Promise<void>;
  /** Null when it isn't there. */
  readNote(name: string): Promise<string | null>;
  close(): void;
};
