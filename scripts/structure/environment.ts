import { Visitor } from 'oxc-parser';
import type { Finding } from './finding.ts';
import { isTestFile, type SourceFile } from './source-tree.ts';

/** Allows process.env in scripts and configs only. They pass it to platform/server/settings.ts, which validates it. */
export function checkEnvironment(sources: SourceFile[]): Finding[] {
  return sources
    .filter((source) => !isTestFile(source.file) && readsEnvironment(source))
    .map(({ file }) => {
      const advice = 'Add the setting to src/platform/server/settings.ts and take it from the services.';
      return { file, rule: 'reads the environment', advice };
    });
}

function readsEnvironment({ parsed }: SourceFile): boolean {
  if (parsed === null) return false;
  const takesEnv = parsed.module.staticImports.some(
    ({ moduleRequest, entries }) =>
      /^(node:)?process$/.test(moduleRequest.value) && entries.some(({ importName }) => importName.name === 'env'),
  );
  let found = takesEnv;
  new Visitor({
    MemberExpression({ object, property, computed }) {
      const name = computed ? property.type === 'Literal' && property.value : property.type === 'Identifier' && property.name;
      if (object.type === 'Identifier' && object.name === 'process' && name === 'env') found = true;
    },
    VariableDeclarator({ id, init }) {
      if (init?.type !== 'Identifier' || init.name !== 'process' || id.type !== 'ObjectPattern') return;
      found ||= id.properties.some((entry) => entry.type === 'Property' && entry.key.type === 'Identifier' && entry.key.name === 'env');
    },
  }).visit(parsed.program);
  return found;
}
