import { Visitor } from 'oxc-parser';
import type { Finding } from './finding.ts';
import { isBrowserFile } from './sides.ts';
import { isTestFile, type SourceFile } from './source-tree.ts';

/** Modules that make one only once nothing else can say what is asked, or on the server. */
const owners = new Set([
  'src/platform/zoned-time.ts',
  'src/platform/web/format/locale.ts',
  'src/platform/shorten.ts',
  'src/features/accounts/own/contract.ts',
]);

/**
 * Refuses formatters of Intl in files that the browser may load: the first that a page makes takes 10 to 22 ms
 * (docs/decisions/084-time-zones-without-a-polyfill.md).
 */
export function checkFormatters(sources: SourceFile[]): Finding[] {
  return sources
    .filter((source) => isBrowserFile(source.file) && !isTestFile(source.file) && !owners.has(source.file) && makesFormatter(source))
    .map(({ file }) => {
      const advice = 'Take platform/calendar.ts, plain-number.ts, zoned-time.ts or fold-text.ts, or platform/web/format.';
      return { file, rule: 'makes a formatter of Intl', advice };
    });
}

/** Methods that make a formatter unseen. */
const hidden = new Set(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString', 'localeCompare']);

function makesFormatter({ parsed }: SourceFile): boolean {
  if (parsed === null) return false;
  let found = false;
  new Visitor({
    MemberExpression({ property, computed }) {
      found ||= !computed && property.type === 'Identifier' && hidden.has(property.name);
    },
    NewExpression({ callee }) {
      found ||= callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'Intl';
    },
  }).visit(parsed.program);
  return found;
}
