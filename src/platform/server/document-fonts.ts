import bricolage from './fonts/bricolage-semibold.ttf?inline';
import figtree from './fonts/figtree-regular.ttf?inline';
import figtreeSemibold from './fonts/figtree-semibold.ttf?inline';

/**
 * Our typefaces for documents that the server makes: one weight each, the letters of western Europe
 * (docs/decisions/016). Part of the code, so that the built server needs no file beside it.
 */
export const documentFonts = {
  text: contentOf(figtree),
  strong: contentOf(figtreeSemibold),
  titles: contentOf(bricolage),
};

function contentOf(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
