/** In this order: browsers name those they descend from too. */
const browsers = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPX\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\biPad\b/, 'een iPad'],
  [/\biPhone\b|\biPod\b/, 'een iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'een Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
] as const;

function firstName(names: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}

/** A name that people recognise, made from a browser's user agent: 'Firefox op Windows'. */
export function deviceName(userAgent: string): string {
  const browser = firstName(browsers, userAgent);
  const system = firstName(systems, userAgent);
  if (browser === undefined && system === undefined) return 'Onbekend apparaat';
  return `${browser ?? 'Een browser'}${system === undefined ? '' : ` op ${system}`}`;
}
