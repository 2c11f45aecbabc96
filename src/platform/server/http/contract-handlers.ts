import type { IncomingMessage, ServerResponse } from 'node:http';
import { StandardRPCJsonSerializer, StandardRPCSerializer } from '@orpc/client/standard';
import { StandardOpenAPICodec, type StandardOpenAPIHandlerOptions, StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import { StandardBracketNotationSerializer, StandardOpenAPIJsonSerializer, StandardOpenAPISerializer } from '@orpc/openapi-client/standard';
import type { AnyRouter, Context, HTTPPath } from '@orpc/server';
import { StrictGetMethodPlugin } from '@orpc/server/plugins';
import { StandardHandler, StandardRPCCodec, type StandardRPCHandlerOptions, StandardRPCMatcher } from '@orpc/server/standard';
import { sendAnswer } from './send-answer.ts';

/** Answers a request of the contract; false when it is for no procedure, and nothing was answered. */
type ContractHandler<T extends Context> = (
  request: IncomingMessage,
  response: ServerResponse,
  options: { prefix: HTTPPath; context: T; readBody(): Promise<unknown> },
) => Promise<boolean>;

/**
 * oRPC's OpenAPIHandler, without the copy that it makes of every answer to turn dates, sets and the
 * like into JSON. Outputs of the contract are JSON as they are; copying them took a quarter of the
 * CPU time of a page of the feed.
 */
export function createRestHandler<T extends Context>(router: AnyRouter, options: StandardOpenAPIHandlerOptions<T>): ContractHandler<T> {
  const json = Object.assign(new StandardOpenAPIJsonSerializer(), { serialize: (data: unknown): [unknown, boolean] => [data, false] });
  const codec = new StandardOpenAPICodec(new StandardOpenAPISerializer(json, new StandardBracketNotationSerializer()), options);
  return handlerOf(new StandardHandler(router, new StandardOpenAPIMatcher(options), codec, options));
}

/** oRPC's RPCHandler, without that copy too. */
export function createRpcHandler<T extends Context>(
  router: AnyRouter,
  { plugins = [], clientInterceptors = [], ...rest }: StandardRPCHandlerOptions<T>,
): ContractHandler<T> {
  // The plugin adds to the list of interceptors, which another handler may have too.
  const options = { ...rest, clientInterceptors: [...clientInterceptors], plugins: [...plugins, new StrictGetMethodPlugin<T>()] };
  const json = Object.assign(new StandardRPCJsonSerializer(), {
    serialize: (data: unknown): ReturnType<StandardRPCJsonSerializer['serialize']> => [data, [], [], []],
  });
  const codec = new StandardRPCCodec(new StandardRPCSerializer(json));
  return handlerOf(new StandardHandler(router, new StandardRPCMatcher(options), codec, options));
}

function handlerOf<T extends Context>(handler: StandardHandler<T>): ContractHandler<T> {
  return async (request, response, { readBody, ...options }) => {
    const result = await handler.handle(requestFor(request, readBody), options);
    if (!result.matched) return false;
    if (result.response.status === 503) response.setHeader('Retry-After', '2');
    await sendAnswer(request, response, result.response);
    return true;
  };
}

/**
 * The request as oRPC reads it. Its own adapter parses the address twice, with the host that the caller claims, and makes a
 * signal, to which no procedure listens.
 */
function requestFor(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  readBody: () => Promise<unknown>,
): Parameters<StandardHandler<Context>['handle']>[0] {
  return {
    method,
    url: new URL(`http://kiem.internal${url.startsWith('/') ? '' : '/'}${url}`),
    headers,
    body: readBody,
    signal: undefined,
  };
}
