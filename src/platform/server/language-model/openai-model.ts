import OpenAI, { APIError, APIUserAbortError, BadRequestError, UnprocessableEntityError } from 'openai';
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import { BusyError, boundWork } from '../bounded-work.ts';
import type { LanguageModelSettings } from '../settings.ts';
import { boundedFetch } from './bounded-fetch.ts';
import type { LanguageModel, ModelAnswer, ModelNeeds, ModelQuestion } from './language-model.ts';
import { readJson } from './read-json.ts';

/** Ways to ask for JSON, the strictest first. After a 400 or 422 the next one is tried; the one that worked is remembered. */
const ways = ['schema', 'json', 'prompt'] as const;

/** After a failure the endpoint is left alone this long, so that a deck of 13 slides doesn't wait for 13 timeouts. */
const restMilliseconds = 60_000;

/** A model behind the chat completions of an OpenAI-compatible endpoint. */
export function openAiModel({ baseUrl, apiKey, name, timeoutSeconds }: LanguageModelSettings, { log, clock }: ModelNeeds): LanguageModel {
  const { host } = new URL(baseUrl);
  const client = new OpenAI({
    baseURL: baseUrl,
    // The client insists on a key; a model on a machine of one's own has none, and then no header is sent.
    apiKey: apiKey ?? 'none',
    defaultHeaders: apiKey === undefined ? { Authorization: null } : {},
    timeout: timeoutSeconds * 1000,
    maxRetries: 1,
    fetch: boundedFetch,
    // Otherwise read from the environment; its log would hold texts of people.
    logLevel: 'off',
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
  });
  const bounded = boundWork({ running: 4, waiting: 40 });
  let way = 0;
  let restsUntil = 0;

  async function complete(question: ModelQuestion, asked = way): Promise<string> {
    try {
      const request = requestOf(name, question, ways[asked] ?? 'prompt');
      const completion = await client.chat.completions.create(request, { signal: question.signal });
      way = asked;
      // Compatible endpoints leave out much of what the type promises.
      return completion.choices?.[0]?.message?.content ?? '';
    } catch (error) {
      const isRefused = error instanceof BadRequestError || error instanceof UnprocessableEntityError;
      if (!isRefused || asked === ways.length - 1) throw error;
      return complete(question, asked + 1);
    }
  }

  async function ask(question: ModelQuestion): Promise<ModelAnswer> {
    if (clock.now().getTime() < restsUntil) return 'failed';
    try {
      const text = await bounded(() => complete(question));
      return { text, json: readJson(text) };
    } catch (error) {
      if (question.signal.aborted || error instanceof APIUserAbortError || error instanceof BusyError) return 'failed';
      restsUntil = clock.now().getTime() + restMilliseconds;
      log.warn({ host, error: describeFailure(error) }, 'the language model failed');
      return 'failed';
    }
  }

  return { host, ask };
}

function requestOf(model: string, { messages, schema }: ModelQuestion, way: (typeof ways)[number]): ChatCompletionCreateParamsNonStreaming {
  if (way === 'schema') {
    return { model, messages, response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } } };
  }
  const form = `Antwoord met één JSON-object dat voldoet aan dit schema, zonder iets ervoor of erna:\n${JSON.stringify(schema.schema)}`;
  const withForm = [{ role: 'system' as const, content: form }, ...messages];
  return { model, messages: withForm, ...(way === 'json' ? { response_format: { type: 'json_object' as const } } : {}) };
}

/** The kind of failure only: endpoints quote keys and texts in their messages. */
function describeFailure(error: unknown): { type: string; status?: number } {
  const type = error instanceof Error ? error.constructor.name : typeof error;
  return error instanceof APIError && typeof error.status === 'number' ? { type, status: error.status } : { type };
}
