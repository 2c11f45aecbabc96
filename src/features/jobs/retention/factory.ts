import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/server/services.ts';
import { type MadeUpload, makeUpload } from '../../uploads/factory.ts';
import { type ApplicationDetails, makeApplication } from '../applications/factory.ts';

/** An application with a CV, whose letter, answer, note and message hold a mark to look for. */
export async function makeMarkedApplication(
  services: Pick<Services, 'db' | 'storage'>,
  details: ApplicationDetails,
): Promise<{ id: string; mark: string; cv: MadeUpload }> {
  const mark = `kanarie-${newId()}`;
  const cv = await makeUpload(services, { ownerId: details.applicantId, kind: 'cv' });
  const { id } = await makeApplication(services.db, {
    ...{ letter: `Brief ${mark}`, cvId: cv.id, answers: [{ question: 'Waarom?', answer: mark }], notes: [`Notitie ${mark}`] },
    ...{ told: [{ status: 'viewed', message: mark }], ...details },
  });
  return { id, mark, cv };
}
