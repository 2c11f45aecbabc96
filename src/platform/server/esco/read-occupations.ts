import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { dataFile } from '../data-file.ts';

/** Reads the table that scripts/esco/make-occupations.ts makes: the Dutch labels of each occupation, the preferred one first. */
export async function readEscoOccupations(): Promise<string[][]> {
  const content = await promisify(gunzip)(await readFile(dataFile('esco/occupations.tsv.gz')));
  return content
    .toString()
    .split('\n')
    .map((line) => line.split('\t'));
}
