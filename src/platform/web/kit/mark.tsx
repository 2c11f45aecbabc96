import { markPath } from './mark-path.ts';

/** The mark: two leaves from one stem. It takes the colour of the text around it. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      <path d={markPath} />
    </svg>
  );
}
