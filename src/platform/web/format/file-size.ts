import { formatNumber } from './numbers.ts';

/** The size of a file: '340 kB', '1,2 MB'. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${formatNumber(Math.max(1, Math.round(bytes / 1000)))} kB`;
  return `${formatNumber(Math.round(bytes / 100_000) / 10)} MB`;
}
