import { createServer } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { answer } from './http/answer.ts';
import { listen } from './http/listen.ts';
import { ownRequest } from './http/owned-request.ts';
import { requestIdOf } from './http/request.ts';
import type { Log } from './log.ts';

/** Prometheus metrics on 127.0.0.1 only; nothing is counted without a port. */
export async function startMetrics(port: number | undefined, log: Log) {
  if (port === undefined) return { observe: () => {}, stop: async () => {} };
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by status class.',
    labelNames: ['status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const server = createServer((request, response) => {
    ownRequest({ request, response, requestId: requestIdOf(request), log }, async () => {
      answer(response, 200, { 'Content-Type': registry.contentType }, await registry.metrics());
    });
  });
  await listen(server, { setting: 'METRICS_PORT', port, host: '127.0.0.1', log });
  return {
    observe: (status: number, seconds: number) => durations.observe({ status: `${Math.floor(status / 100)}xx` }, seconds),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}
