import { render } from '@react-email/components';
import type { ReactElement } from 'react';

/** The HTML and the plain text of a mail, from one React element. */
export async function renderMail(element: ReactElement): Promise<{ html: string; text: string }> {
  const [html, text] = await Promise.all([render(element), render(element, { plainText: true })]);
  return { html, text };
}
