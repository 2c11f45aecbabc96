/** The kinds of upload; each has its own types, sizes and audience below. */
export const uploadKinds = ['avatar', 'cover', 'post-image', 'project-image', 'message-image', 'document'] as const;

export type UploadKind = (typeof uploadKinds)[number];

const megabytes: Record<UploadKind, number> = {
  avatar: 5,
  cover: 10,
  'post-image': 10,
  'project-image': 10,
  'message-image': 10,
  document: 50,
};

/** Size of the largest file of a kind in MB of 1,048,576 bytes. */
export function maxMegabytes(kind: UploadKind): number {
  return megabytes[kind];
}

/** The same of the files that people may choose; of a portrait and a cover only the part that they cut out is sent. */
export function maxPickedMegabytes(kind: UploadKind): number {
  return kind === 'avatar' || kind === 'cover' ? 25 : maxMegabytes(kind);
}

export function isTooLarge(kind: UploadKind, bytes: number): boolean {
  return bytes > megabytes[kind] * 1024 * 1024;
}

/** What the browser's file dialog offers; the server looks at the content itself. */
export function acceptedTypes(kind: UploadKind): string {
  return kind === 'document' ? '.pdf,.doc,.docx' : 'image/jpeg,image/png,image/webp';
}

/** The widths of a stored avatar in pixels: twice the sizes that screens show. */
export const avatarWidths = [48, 96, 192, 288] as const;

/** The most pixels of a picture, in millions (docs/product.md, Limits). */
export const maxMegapixels = 40;

/** Messages for a refused upload. */
export const uploadMessages = {
  tooLarge: (kind: UploadKind) => `Bestand is te groot. Maximum grootte is ${megabytes[kind]}MB.`,
  tooManyPixels: `Bestand is te groot. Maximum grootte is ${maxMegapixels} megapixels.`,
  unsupported: 'Bestandstype wordt niet ondersteund.',
  failed: 'Upload mislukt. Probeer opnieuw.',
  imageFailed: 'Kon de afbeelding niet uploaden. Probeer opnieuw.',
  unexpected: 'Er is een onverwachte fout opgetreden.',
  profileFailed: 'Kon afbeelding niet uploaden.',
  profileUnexpected: 'Er is iets misgegaan tijdens het uploaden.',
} as const;

/** Whether only some may see a file: documents, and what is sent in messages. */
export function isPrivate({ kind }: { kind: UploadKind }): boolean {
  return kind === 'document' || kind === 'message-image';
}

type Viewer = { id: string };

/**
 * Everyone who is signed in may see pictures. Documents and attachments of messages are for their owner and for those
 * whom they were shared with.
 */
export function canSeeUpload(viewer: Viewer, upload: { kind: UploadKind; ownerId: string }): boolean {
  return !isPrivate(upload) || upload.ownerId === viewer.id;
}
