import type { Services } from '../../../platform/server/services.ts';
import type { DeckProject } from '../facts/policy/deck-project.ts';
import type { Facts } from '../facts/policy/references.ts';
import { writeWithModel } from '../model/documents/write-with-model.ts';
import type { DeckWriter } from '../policy/deck.ts';
import type { SlideName, WrittenSlide } from '../policy/slides.ts';
import { writeSlide } from '../writer/policy/write-deck.ts';

/** All that a writer is given for one slide. */
type SlideToWrite = { slide: SlideName; project: DeckProject; facts: Facts; ownerId: string };

/** Has one slide written by the chosen writer. */
export async function writeSlideBy(services: Services, writer: DeckWriter, toWrite: SlideToWrite): Promise<WrittenSlide> {
  const { slide, project, facts, ownerId: personId } = toWrite;
  const byRules = writeSlide(slide, project, facts);
  if (writer === 'rules') return byRules;
  return writeWithModel(services, { personId, project, facts, slide, byRules, signal: services.live.ending });
}
