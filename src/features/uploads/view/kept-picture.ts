import { list, number, record, type Shape, text } from '../../../platform/web/forms/shape.ts';
import type { Picture } from '../contract.ts';

/** The stored shape of a picture inside a draft that the browser keeps. */
export const keptPicture: Shape<Picture> = record({ id: text, width: number, height: number, widths: list(number) });
