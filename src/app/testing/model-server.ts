import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { afterAll } from 'vitest';

type ModelRequest = {
  headers: IncomingMessage['headers'];
  body: { model: string; messages: { role: string; content: string }[]; response_format?: { type: string } };
};

type Respond = (request: ModelRequest, response: ServerResponse) => void;

type ModelServer = {
  environment: Record<string, string>;
  host: string;
  /** All requests so far. */
  requests: ModelRequest[];
  respond(respond: Respond): void;
};

export const modelKey = 'sk-geheime-sleutel-van-de-test';

/** Starts an OpenAI-compatible server for one test file, whose answers the test decides. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let respond: Respond = (_request, response) => void response.writeHead(503).end();
  const server = createServer(async (incoming, response) => {
    const request = { headers: incoming.headers, body: JSON.parse(await readText(incoming)) };
    requests.push(request);
    respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    host,
    requests,
    environment: { AI_BASE_URL: `http://${host}/v1`, AI_MODEL: 'proefmodel', AI_API_KEY: modelKey, AI_TIMEOUT_SECONDS: '1' },
    respond(next) {
      respond = next;
    },
  };
}

/** Answers with this content, as a model does. */
export function say(response: ServerResponse, content: string): void {
  const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }];
  const completion = { id: 'x', object: 'chat.completion', created: 0, model: 'proefmodel', choices };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(completion));
}

export function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  const error = { message: `Refused, with ${modelKey}`, type: 'invalid_request_error' };
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify({ error }));
}
