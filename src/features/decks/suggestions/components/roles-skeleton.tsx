import { Hidden } from '../../../../platform/web/kit/hidden.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Skeleton } from '../../../../platform/web/kit/skeleton.tsx';

/** In the shape of the suggestions, while they are being made. */
export function RolesSkeleton() {
  return (
    <Stack gap={16}>
      <Hidden as="p" role="status">
        We lezen je plan…
      </Hidden>
      {[0, 1, 2].map((place) => (
        <Stack key={place} gap={8}>
          <Skeleton lines={1} width={40} />
          <Skeleton block={56} />
        </Stack>
      ))}
    </Stack>
  );
}
