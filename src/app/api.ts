import { OpenAPIGenerator } from '@orpc/openapi';
import { createRouterClient, type ORPCError, type RouterClient } from '@orpc/server';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { commonMessages } from '../platform/errors.ts';
import { answerUnreadable, guardProcedure, isUnavailable } from '../platform/server/guard-procedure.ts';
import { answerJson } from '../platform/server/http/answer.ts';
import { readBody } from '../platform/server/http/body-limit.ts';
import { createRestHandler, createRpcHandler } from '../platform/server/http/contract-handlers.ts';
import type { Route } from '../platform/server/http/listener.ts';
import { readQueryValues } from '../platform/server/http/query-values.ts';
import type { RequestContext } from '../platform/server/procedures.ts';
import type { Services } from '../platform/server/services.ts';
import { contract } from './contract.ts';
import type { createRequestContext } from './request-context.ts';
import { router } from './rpc.ts';
import { createUploadIntake } from './uploads.ts';

/** The maximum body in bytes; uploads have limits of their own. */
export const maxBodySize = 768 * 1024;

const interceptors = { interceptors: [answerUnreadable] };

/** Generates the OpenAPI 3.1 document of the contract. */
function generateOpenApi(appName: string) {
  return new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(contract, {
    info: {
      title: `${appName} API`,
      version: '1',
      description:
        'Errors are `{code, message}`; the message is Dutch and meant for people. Sign in first: the session is a cookie. Writes need an `Origin` header that names this site.',
    },
    servers: [{ url: '/api' }],
  });
}

/** Serves the contract over HTTP: RPC for our own pages, resource paths below /api for everyone. */
export function apiRoutes(services: Services, contextOf: ReturnType<typeof createRequestContext>): Route[] {
  const clientInterceptors = [guardProcedure];
  const customErrorResponseBodyEncoder = ({ code, message, data }: ORPCError<string, unknown>) => ({
    code,
    message,
    ...(data === undefined ? {} : { data }),
  });
  const rpc = createRpcHandler<RequestContext>(router, { ...interceptors, clientInterceptors });
  const rest = createRestHandler<RequestContext>(router, {
    ...interceptors,
    clientInterceptors: [...clientInterceptors, readQueryValues],
    customErrorResponseBodyEncoder,
  });
  const document = generateOpenApi(services.settings.appName);
  const receiveUpload = createUploadIntake(services);

  const serve =
    (handler: typeof rpc | typeof rest, prefix: `/${string}`): Route['handle'] =>
    async (request, response, requestId) => {
      response.setHeader('Cache-Control', 'no-store');
      const context = await contextOf(request, response, requestId);
      const isMatched = await handler(request, response, { prefix, context, readBody: () => readBody(request, maxBodySize) });
      if (!isMatched) answerJson(response, 404, { code: 'NOT_FOUND', message: commonMessages.NOT_FOUND });
    };

  /** The upload procedure alone accepts files: its body is received first, with a larger limit. */
  const serveUpload =
    (handler: typeof rpc | typeof rest, prefix: `/${string}`, otherwise: Route['handle']): Route['handle'] =>
    async (request, response, requestId) => {
      if (request.method !== 'POST') return otherwise(request, response, requestId);
      response.setHeader('Cache-Control', 'no-store');
      const context = await contextOf(request, response, requestId);
      await receiveUpload(request, context, async (body) => {
        await handler(request, response, { prefix, context, readBody: async () => body });
      });
    };

  const serveRpc = serve(rpc, '/rpc');
  const serveRest = serve(rest, '/api');
  return [
    { path: '/rpc/uploads/createUpload', slowBody: true, handle: serveUpload(rpc, '/rpc', serveRpc) },
    { path: '/rpc/', handle: serveRpc },
    { path: '/api/openapi.json', handle: async (_request, response) => answerJson(response, 200, await document) },
    { path: '/api/uploads', slowBody: true, handle: serveUpload(rest, '/api', serveRest) },
    { path: '/api/', handle: serveRest },
  ];
}

/** Makes the in-process client of a request for server rendering. Reports calls that fail for lack of capacity. */
export function apiClient(context: RequestContext, onUnavailable: (error: unknown) => void): RouterClient<typeof router> {
  const guard = (call: Parameters<typeof guardProcedure>[0]) =>
    guardProcedure(call).catch((error: unknown) => {
      if (isUnavailable(error)) onUnavailable(error);
      throw error;
    });
  return createRouterClient(router, { context, interceptors: [guard] });
}
