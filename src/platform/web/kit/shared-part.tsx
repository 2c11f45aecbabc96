import { RouterContextProvider, useRouter } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';

type Write = (part: ReactElement) => string;

let write: Write | null = null;
const written = new Map<string, string>();

/** Called by a server, with React's way to write a text at once: from then on it writes each shared part once. */
export function writePartsOnce(writer: Write): void {
  write = writer;
}

type SharedPartProps = {
  className?: string | undefined;
  /** Pages that agree on it get the same HTML, so that it names all that the part depends on. It has few values: each is kept. */
  of: string;
  children(): ReactNode;
};

/**
 * A list that is the same on many pages, such as a menu: a server writes it once, and puts that text in every page
 * (docs/decisions/135-what-pages-share.md); a browser draws it as any other. Inside, use nothing that belongs to one page or person but
 * through `of`: no session, no data and no `useId`.
 */
export function SharedPart({ of, className, children }: SharedPartProps) {
  const router = useRouter();
  if (write === null) return <ul className={className}>{children()}</ul>;
  let html = written.get(of);
  if (html === undefined) {
    html = write(<RouterContextProvider router={router}>{children()}</RouterContextProvider>);
    written.set(of, html);
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has written it
  return <ul className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
