import { escapeHtml } from '../http/escape-html.ts';

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Makes text safe inside an element or a quoted attribute of XML, which can't hold control characters. */
export function escapeXml(text: string): string {
  return escapeHtml(text.toWellFormed().replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));
}
