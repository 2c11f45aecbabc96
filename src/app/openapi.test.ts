import { expect, test } from 'vitest';
import { contractProcedures } from './testing/contract-procedures.ts';
import { startTestServer } from './testing/test-server.ts';

type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
};
type Document = { openapi: string; info: { title: string }; paths: Record<string, Record<string, Operation>> };

const server = await startTestServer({ environment: { APP_NAME: 'Zaailing' } });
const document = (await (await server.fetch('/api/openapi.json')).json()) as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
);

test('the document is OpenAPI 3.1 under the name of this site', () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.info.title).toBe('Zaailing API');
});

test('the document has the paths that API clients rely on', () => {
  const names = operations.map(({ name }) => name);

  expect(names).toEqual(expect.arrayContaining(['POST /accounts/sign-in', 'GET /posts', 'POST /posts', 'PUT /posts/{id}/like']));
  expect(names.filter((name) => !/^[A-Z]+ (\/[a-z-]+(\/\{(id|[a-z]+Id)\})?)+$/.test(name))).toEqual([]);
});

test.each(operations)('$name documents its purpose and its answers', ({ operation }) => {
  expect(operation.summary).toMatch(/^[A-Z].{3,60}[^.]$/);
  expect(operation.description).toMatch(/^[A-Z].{20,}\.$/s);
  expect(operation.tags).toHaveLength(1);
  const [success] = Object.keys(operation.responses).filter((status) => status.startsWith('2'));
  expect(operation.responses[success ?? '']?.content?.['application/json']?.schema).toBeDefined();
});

test('every procedure has a method and path of its own', () => {
  const ids = operations.map(({ operation }) => operation.operationId);

  expect(ids.toSorted()).toEqual([...contractProcedures.keys()].toSorted());
});

test('the document lists declared errors with their Dutch message', () => {
  const signIn = document.paths['/accounts/sign-in']?.post;

  expect(JSON.stringify(signIn?.responses['403'])).toContain('Bevestig eerst je e-mailadres');
  expect(Object.keys(signIn?.responses ?? {})).toEqual(expect.arrayContaining(['200', '401', '403', '429']));
});
