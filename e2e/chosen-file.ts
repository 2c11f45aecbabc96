import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from '@playwright/test';

/**
 * Writes a large file for a test to choose, and returns its path: what is handed over as bytes goes through the connection to the browser
 * as text, which took most of a minute for 25 MB. The test's own folder has its title in its name, of which a browser in the plain POSIX
 * locale can't read every sign.
 */
export async function writeFileToChoose(name: string, bytes: Buffer): Promise<string> {
  const { project, testId } = test.info();
  const folder = path.join(project.outputDir, testId);
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return file;
}
