import { Card } from '../../../platform/web/kit/card.tsx';
import combobox from '../../../platform/web/kit/combobox.module.css';
import field from '../../../platform/web/kit/field.module.css';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Loading, Skeleton } from '../../../platform/web/kit/skeleton.tsx';

/** A tab on its way: a field, and below it a list. */
export function TabSkeleton() {
  return (
    <Loading label="Laden...">
      <Stack gap={16}>
        <Card>
          <div className={field.field}>
            <Skeleton block={20} width={30} />
            <div className={field.box}>
              <div className={combobox.control}>
                <Skeleton lines={1} width={40} />
              </div>
            </div>
          </div>
        </Card>
        <Card>
          <Skeleton block={20} width={60} />
          <Skeleton lines={2} />
        </Card>
      </Stack>
    </Loading>
  );
}
