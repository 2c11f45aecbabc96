import { Visitor } from 'oxc-parser';
import type { Finding } from './finding.ts';
import { isTestFile, type SourceFile } from './source-tree.ts';

/** The module for the cookies of requests and answers. */
const owner = 'src/platform/server/http/cookies.ts';
/** With it, the one that adds `__Host-` to the name of every cookie on https, and the mark that only a browser can set. */
const owners = new Set([owner, 'src/platform/cookie-names.ts', 'src/platform/web/data/left-mark.ts']);

/** Allows cookies in few modules only: a cookie under its plain name could be planted by a subdomain. */
export function checkCookies(sources: SourceFile[]): Finding[] {
  return sources
    .filter((source) => !owners.has(source.file) && !isTestFile(source.file) && touchesCookies(source))
    .map(({ file }) => {
      const advice = `Take readCookie and setCookie from the request's context, or add what is missing to ${owner}.`;
      return { file, rule: 'reads or sets a cookie by itself', advice };
    });
}

const isCookieWord = (text: string) => /^(set-)?cookie$|^__(host|secure)-/i.test(text);
const touching = new Set(['cookie', 'cookieStore', 'getSetCookie']);

function touchesCookies({ parsed }: SourceFile): boolean {
  if (parsed === null) return false;
  let found = parsed.module.staticImports.some(({ moduleRequest }) => /^[^.].*cookie/.test(moduleRequest.value));
  new Visitor({
    Literal({ value }) {
      found ||= typeof value === 'string' && isCookieWord(value);
    },
    TemplateElement({ value }) {
      found ||= /^__(host|secure)-/i.test(value.raw);
    },
    MemberExpression({ property, computed }) {
      found ||= !computed && property.type === 'Identifier' && touching.has(property.name);
    },
    ObjectPattern({ properties }) {
      found ||= properties.some((entry) => entry.type === 'Property' && entry.key.type === 'Identifier' && touching.has(entry.key.name));
    },
    Property({ key, computed }) {
      found ||= !computed && key.type === 'Identifier' && /^(set)?cookie$/i.test(key.name) && key.name !== 'setCookie';
    },
  }).visit(parsed.program);
  return found;
}
