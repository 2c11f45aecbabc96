/** The JSON object in a text: models put it between marks of code, or after a sentence. Undefined if there is none. */
export function readJson(text: string): unknown {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (start === -1 || end < start) return undefined;
  try {
    return JSON.parse(text.slice(start, end + 1));
  } catch {
    return undefined;
  }
}
