/**
 * Node's flags for the server. One of V8's own threads is enough: on a core that it shares, four of them collecting
 * garbage kept a main thread with 33 ms of work waiting for another 105 (docs/decisions/021).
 */
export const serverFlags = ['--v8-pool-size=1'];
