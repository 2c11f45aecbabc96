import { inArray } from 'drizzle-orm';
import { projectDocuments } from '../../../features/projects/project-documents/tables.ts';
import { projects } from '../../../features/projects/tables.ts';
import { createUpload } from '../../../features/uploads/commands/create-upload.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/server/services.ts';
import { draw } from '../pictures/draw.ts';
import { type DemoDocument, demoDocuments } from './all.ts';
import { drawPaper } from './draw-paper.ts';

/** Makes the documents of the demo's projects and stores them as uploads of their owners. */
export async function storeDocuments(services: Services): Promise<void> {
  const titles = [...new Set(demoDocuments.map(({ project }) => project))];
  const owners = await services.db
    .select({ id: projects.id, ownerId: projects.ownerId, title: projects.title })
    .from(projects)
    .where(inArray(projects.title, titles));
  for (const title of titles) {
    const project = owners.find((each) => each.title === title);
    if (project === undefined) throw new Error(`No project of the demo is called ${title}.`);
    const own = demoDocuments.filter((each) => each.project === title);
    for (const [position, document] of own.entries()) {
      const id = newId();
      const file = await fileOf(document);
      const upload = await createUpload(services, project.ownerId, { id, kind: 'project-document', file });
      if (typeof upload === 'string') throw new Error(`A document of the demo was refused: ${upload}.`);
      await services.db.insert(projectDocuments).values({ id, projectId: project.id, position, name: document.name });
    }
  }
}

async function fileOf(document: DemoDocument): Promise<File> {
  if ('lines' in document) return new File([new Uint8Array(await drawPaper(document.name, document.lines))], 'document.pdf');
  return draw(document.svg);
}
