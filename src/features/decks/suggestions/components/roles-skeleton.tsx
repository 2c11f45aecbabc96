import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { LoadingNote, Skeleton } from '../../../../platform/web/kit/skeleton.tsx';

/** In the shape of the suggestions, while they are being made. */
export function RolesSkeleton() {
  return (
    <Stack gap={16}>
      <LoadingNote>We lezen je plan…</LoadingNote>
      {[0, 1, 2].map((place) => (
        <Stack key={place} gap={8}>
          <Skeleton lines={1} width={40} />
          <Skeleton block={56} />
        </Stack>
      ))}
    </Stack>
  );
}
