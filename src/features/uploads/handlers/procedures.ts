import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import type { RateLimit } from '../../../platform/server/rate-limits.ts';
import { createUpload } from '../commands/create-upload.ts';
import { uploadsContract } from '../contract.ts';
import { unsupportedMessage, uploadMessages } from '../policy.ts';

const os = implementContract(uploadsContract);

/** Above what a person sends in an hour. */
const uploadsPerPerson: RateLimit = { name: 'uploads', points: 120, seconds: 3600 };
/** Twenty of the largest documents a day, and below what fills a disk: an upload stays for a day though nothing refers to it. */
const megabytesPerPerson: RateLimit = { name: 'uploaded-megabytes', points: 1024, seconds: 86_400 };

export const uploadsHandlers = os.router({
  createUpload: os.createUpload.handler(async ({ input, context, errors }) => {
    const { services } = context;
    const { id: ownerId } = viewerOf(context);
    // A small file counts as one too: a picture of a few kilobytes may be stored as a megabyte.
    const megabytes = Math.max(1, Math.ceil(input.file.size / 1024 ** 2));
    const { consume } = services.rateLimits;
    const seconds = (await consume(uploadsPerPerson, ownerId)) || (await consume(megabytesPerPerson, ownerId, megabytes));
    if (seconds > 0) throw errors.TOO_MANY_REQUESTS({ data: { seconds } });
    const result = await createUpload(services, ownerId, input);
    switch (result) {
      case 'too-large':
        throw errors.PAYLOAD_TOO_LARGE({ message: uploadMessages.tooLarge(input.kind) });
      case 'too-many-pixels':
        throw errors.PAYLOAD_TOO_LARGE({ message: uploadMessages.tooManyPixels });
      case 'unsupported':
        throw errors.UNSUPPORTED_MEDIA_TYPE({ message: unsupportedMessage(input.kind) });
      case 'unreadable':
        throw errors.UNREADABLE_FILE();
      case 'id-taken':
        throw errors.CONFLICT();
      default:
        return result;
    }
  }),
});
