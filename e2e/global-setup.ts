import build from '../scripts/build-for-tests.ts';
import { prepareData } from './prepared-data.ts';

/** Builds once before the workers start, and makes the data that each copies. */
export default function setup(): Promise<() => Promise<void>> {
  build();
  return prepareData();
}
