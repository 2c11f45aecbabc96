import { writeFile } from 'node:fs/promises';
import { test } from '@playwright/test';

/**
 * Writes a large file for a test to choose, and returns its path: what is handed over as bytes goes through the connection to the browser
 * as text, which takes half a minute for 25 MB.
 */
export async function writeFileToChoose(name: string, bytes: Buffer): Promise<string> {
  const file = test.info().outputPath(name);
  await writeFile(file, bytes);
  return file;
}
