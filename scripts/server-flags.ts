import { memorySizes } from '../src/platform/server/memory-sizes.ts';

/**
 * Node's flags for the server. One of V8's own threads is enough: on a core that it shares, four of them collecting
 * garbage kept a main thread with 33 ms of work waiting for another 105 (docs/decisions/021). The two sizes keep the server
 * small (docs/decisions/090-memory-of-the-server.md); an operator's own heap in NODE_OPTIONS comes before ours.
 */
export const serverFlags = [
  '--v8-pool-size=1',
  `--max-semi-space-size=${memorySizes.semiSpace}`,
  ...(process.env.NODE_OPTIONS?.includes('max-old-space-size') ? [] : [`--max-old-space-size=${memorySizes.heap}`]),
];

/** Read by the server's C library when it starts: by default it keeps freed memory of each thread apart from that of others. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };
