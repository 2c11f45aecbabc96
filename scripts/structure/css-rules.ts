/** One `property: value` of a style sheet. */
export type Declaration = { property: string; value: string };

/** A block of a style sheet: `.name { … }`, or the frames of an animation. At-rules around it are in `around`, outermost first. */
export type CssRule = { selector: string; around: string[]; declarations: Declaration[] };

/** Parses a style sheet formatted by Biome into its blocks, in order, and every conditional at-rule. */
export function readCss(text: string): { rules: CssRule[]; atRules: string[] } {
  const rules: CssRule[] = [];
  const atRules: string[] = [];
  const open: { prelude: string; declarations: Declaration[] }[] = [];
  let part = '';

  function declare(): void {
    const colon = part.indexOf(':');
    if (colon > 0) open.at(-1)?.declarations.push({ property: part.slice(0, colon).trim(), value: oneLine(part.slice(colon + 1)) });
    part = '';
  }

  for (const piece of text.replaceAll(/\/\*.*?\*\//gs, '').split(/([{};])/)) {
    if (piece === '{') {
      const prelude = oneLine(part);
      if (prelude.startsWith('@')) atRules.push(prelude);
      open.push({ prelude, declarations: [] });
      part = '';
    } else if (piece === ';') {
      declare();
    } else if (piece === '}') {
      declare();
      const closed = open.pop();
      if (closed !== undefined && closed.declarations.length > 0) {
        rules.push({ selector: closed.prelude, around: open.map(({ prelude }) => prelude), declarations: closed.declarations });
      }
    } else {
      part += piece;
    }
  }
  return { rules, atRules };
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
