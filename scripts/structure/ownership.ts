import { type CallExpression, type Node, Visitor } from 'oxc-parser';
import type { Finding } from './finding.ts';
import { isTestFile, type SourceFile } from './source-tree.ts';

/** The only modules that write answers: they handle callers who left and answers that have ended. */
const answering = /^src\/platform\/server\/http\/(answer|event-stream)\.ts$/;
const answerMethods = new Set(['write', 'end', 'writeHead', 'pipe', 'flushHeaders', 'writeContinue']);
const responseNames = /^(res|response|outgoing|reply)$/;

/** Constructors and functions whose results emit 'error', which ends the process without a listener. */
const emitters = new Set(['Client', 'Pool', 'PgBoss', 'createTransport', 'destination']);

/** Calls that ignore the promise of an async callback, so that its rejection would be unhandled. */
const ownerlessCalls = new Set(['on', 'once', 'addListener', 'addEventListener', 'setTimeout', 'setInterval', 'setImmediate', 'nextTick']);

/** Files that run in the server or start it. */
const serverFile =
  /^(src\/(platform\/server\/|app\/[^/]+\.ts$|features\/.*\/(commands|queries|handlers|background|documents|tokens)(\.ts|\/))|scripts\/(start|serve|run|family)\.ts$)/;

/**
 * Checks that every response, stream and promise of the server has an owner: an unhandled failure would end the process
 * for everybody (docs/decisions/020).
 */
export function checkOwnership(sources: SourceFile[]): Finding[] {
  return sources.filter(({ file }) => serverFile.test(file) && !isTestFile(file)).flatMap(findingsIn);
}

function findingsIn({ file, parsed }: SourceFile): Finding[] {
  if (parsed === null) return [];
  const findings: Finding[] = [];
  const add = (rule: string, advice: string) => findings.push({ file, rule, advice });
  const made = new Set<string>();
  let listens = false;

  function checkCall({ callee, arguments: args }: CallExpression): void {
    const name = nameOf(callee);
    if (name === 'on' && args[0]?.type === 'Literal' && args[0].value === 'error') listens = true;
    if (emitters.has(name)) made.add(name);
    if (ownerlessCalls.has(name) && args.some((argument) => isAsyncFunction(argument))) {
      add(`gives an async function to ${name}`, 'Call it in a plain one, and handle its failure.');
    }
    if (answering.test(file)) return;
    const isResponse = callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && responseNames.test(callee.object.name);
    const pipesIntoOne = name === 'pipeline' || name === 'pipe';
    const intoResponse = pipesIntoOne && args.some((argument) => argument.type === 'Identifier' && responseNames.test(argument.name));
    if (name === 'writeHead' || (isResponse && answerMethods.has(name)) || intoResponse) {
      add(`writes an answer itself (${name})`, 'Use src/platform/server/http/answer.ts or event-stream.ts.');
    }
  }

  new Visitor({
    UnaryExpression({ operator, argument }) {
      if (operator === 'void' && argument.type !== 'Literal') add('throws a result away with void', 'Await it, or handle its failure.');
    },
    CallExpression: checkCall,
    NewExpression({ callee }) {
      const name = nameOf(callee);
      if (emitters.has(name)) made.add(name);
    },
  }).visit(parsed.program);
  if (made.size > 0 && !listens) add(`makes ${[...made].join(', ')} without on('error')`, 'An error that nobody hears ends the process.');
  return findings;
}

/** Returns the last part of the called name. */
function nameOf(callee: Node): string {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
}

function isAsyncFunction(node: Node): boolean {
  return (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') && node.async;
}
