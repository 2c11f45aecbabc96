import { totalmem } from 'node:os';

/** Limits of memory, in megabytes, and the connections, which take memory too. */
type MemorySizes = {
  /** V8's old generation of the server, in which it keeps 50 to 110 under load. */
  heap: number;
  /** Half of V8's young generation. */
  semiSpace: number;
  /** PostgreSQL's own cache of pages; the rest of the database is in the system's. */
  sharedBuffers: number;
  /** The system's cache, as PostgreSQL expects it. */
  effectiveCache: number;
  /** The most for each sort of a query. */
  sort: number;
  /** The most for making an index. */
  maintenance: number;
  /** A server's connections for requests: each takes some 15 of PostgreSQL. */
  connections: number;
};

const usual: MemorySizes = {
  heap: 384,
  semiSpace: 16,
  sharedBuffers: 256,
  effectiveCache: 1_024,
  sort: 8,
  maintenance: 128,
  connections: 16,
};

/** Fits into 512 MB for the server, its parent and PostgreSQL; pages take more CPU (docs/decisions/116-a-machine-of-512-mb.md). */
const small: MemorySizes = { heap: 160, semiSpace: 8, sharedBuffers: 64, effectiveCache: 128, sort: 4, maintenance: 32, connections: 8 };

/** A machine that has less, or a container that may take less, is small. */
const leastUsual = 900;

/** PostgreSQL's buffers on a large machine: an eighth of its memory, at most so much. */
const shareOfBuffers = 8;
const mostBuffers = 2_048;

/**
 * The sizes for so many megabytes. Pages that PostgreSQL doesn't find in its buffers are copied from the system's cache, which takes
 * more of the processor than the rest of a statement. So they are larger where there is room
 * (docs/decisions/127-buffers-of-a-large-machine.md).
 */
export function sizesFor(megabytes: number): MemorySizes {
  if (megabytes < leastUsual) return small;
  const share = Math.floor(megabytes / shareOfBuffers);
  return { ...usual, sharedBuffers: Math.min(Math.max(usual.sharedBuffers, share), mostBuffers) };
}

/** Megabytes for this process and those beside it: all that the machine has, or less where the system sets a limit. */
const available = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 1024 ** 2;

export const memorySizes: MemorySizes = sizesFor(available);
