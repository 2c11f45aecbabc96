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

/** Megabytes for this process and those beside it: all that the machine has, or less where the system sets a limit. */
const available = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 1024 ** 2;

export const memorySizes: MemorySizes = available < leastUsual ? small : usual;
