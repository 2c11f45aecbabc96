/** The light palette of platform/web/style/tokens.css. */
export const colours = {
  ink: '#17231c',
  muted: '#55645a',
  line: '#e4e6dd',
  primary: '#1f7a4d',
  leaf: '#e3f2e8',
  onLeaf: '#155c39',
} as const;
