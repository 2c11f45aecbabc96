/** The kinds of upload; each has its own types, sizes and audience below. */
export const uploadKinds = [
  'avatar',
  'cover',
  'post-image',
  'project-image',
  'project-document',
  'job-logo',
  'message-image',
  'document',
  'cv',
] as const;

export type UploadKind = (typeof uploadKinds)[number];

const megabytes: Record<UploadKind, number> = {
  avatar: 5,
  cover: 10,
  'post-image': 10,
  'project-image': 10,
  'project-document': 10,
  'job-logo': 5,
  'message-image': 10,
  document: 50,
  cv: 10,
};

/** The maximum file size of a kind, in MB of 1,048,576 bytes. */
export function maxMegabytes(kind: UploadKind): number {
  return megabytes[kind];
}

/** The maximum size of a file that the user picks. It is larger for avatars and covers, of which only the crop is sent. */
export function maxPickedMegabytes(kind: UploadKind): number {
  return kind === 'avatar' || kind === 'cover' ? 25 : maxMegabytes(kind);
}

export function isTooLarge(kind: UploadKind, bytes: number): boolean {
  return bytes > megabytes[kind] * 1024 * 1024;
}

/** The `accept` list of the file dialog. The server checks the content itself. */
export function acceptedTypes(kind: UploadKind): string {
  if (kind === 'document') return '.pdf,.doc,.docx';
  if (kind === 'cv') return 'application/pdf';
  return kind === 'project-document' ? 'image/jpeg,image/png,application/pdf' : 'image/jpeg,image/png,image/webp';
}

/** The widths of a stored avatar in pixels: twice the sizes on screen, for dense displays. */
export const avatarWidths = [48, 96, 192, 288] as const;

/** The maximum number of megapixels (docs/product.md, Limits). */
export const maxMegapixels = 40;

/** Messages for a refused upload. */
export const uploadMessages = {
  tooLarge: (kind: UploadKind) => `Bestand is te groot. Maximum grootte is ${megabytes[kind]}MB.`,
  tooManyPixels: `Bestand is te groot. Maximum grootte is ${maxMegapixels} megapixels.`,
  unsupported: 'Bestandstype wordt niet ondersteund.',
  failed: 'Upload mislukt. Probeer opnieuw.',
  imageFailed: 'Kon de afbeelding niet uploaden. Probeer opnieuw.',
  unexpected: 'Er is een onverwachte fout opgetreden.',
  unreadable: 'Dit bestand is geen afbeelding die we kunnen lezen. Kies een JPEG, PNG of WebP.',
  profileFailed: 'Kon afbeelding niet uploaden.',
  profileUnexpected: 'Er is iets misgegaan tijdens het uploaden.',
} as const;

/** Refuses a file of another type than its kind takes. */
export function unsupportedMessage(kind: UploadKind): string {
  return kind === 'cv' ? `${uploadMessages.unsupported} Bewaar je cv als pdf en kies het opnieuw.` : uploadMessages.unsupported;
}

/** Whether a kind holds more than pictures. */
export function isDocument(kind: UploadKind): boolean {
  return kind === 'document' || kind === 'project-document' || kind === 'cv';
}

/** Whether a file is private: attachments of messages, documents of projects, which may be withdrawn, and CVs. */
export function isPrivate({ kind }: { kind: UploadKind }): boolean {
  return isDocument(kind) || kind === 'message-image';
}

type Viewer = { id: string };

/** Whether a file's kind alone shows it to everybody who is signed in. */
function isForMembers(kind: UploadKind): boolean {
  return !isPrivate({ kind }) && kind !== 'project-image' && kind !== 'job-logo';
}

/**
 * Whether a viewer may see a file by its kind: other files are limited to their owner here, and a feature may share them.
 * A picture or document of a project is as public as the project, and the logo of a job as the job.
 */
export function canSeeUpload(viewer: Viewer | null, upload: { kind: UploadKind; ownerId: string }): boolean {
  return viewer !== null && (isForMembers(upload.kind) || upload.ownerId === viewer.id);
}
