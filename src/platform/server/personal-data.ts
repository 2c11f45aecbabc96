import type { Readable } from 'node:stream';
import type { Transaction } from './database.ts';
import type { Services } from './services.ts';

/** A file of a person, as the download holds it. */
export type PersonalFile = {
  /** Path below the feature's folder in the download; no two are the same. */
  path: string;
  /** Null when it isn't there; the download says so. */
  open(): Promise<Readable | null>;
};

/**
 * The personal data that a feature holds: its personal-data.ts exports one, and app/personal-data.ts puts them together.
 * A test plants a value in every column that belongs to a person, expects it in the export, and finds it nowhere after
 * erasure.
 */
export type PersonalData = {
  /** Names the feature's file and folder in the download; Dutch, in lower case. */
  name: string;
  /**
   * Everything about the person, read in one snapshot with the other features' parts. Rows by their column names: of a list that may grow
   * without bound as an iterable (`rowsOf`), which is read when its place in the file comes.
   */
  exportPersonalData(tx: Transaction, personId: string): Promise<Record<string, unknown>>;
  /** The person's files; opened one after the other while the download is written. */
  files?(services: Services, personId: string): Promise<PersonalFile[]>;
  /**
   * Removes what the person made and leaves others' data right, counts included. The account's row is locked
   * and is removed last; what hangs on it goes with it and needs no statement here.
   */
  erasePersonalData?(tx: Transaction, services: Services, personId: string): Promise<void>;
};
