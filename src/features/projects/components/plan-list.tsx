import { Stack } from '../../../platform/web/kit/layout.tsx';
import style from './plan-list.module.css';

type PlanListProps = {
  title?: string;
  items: readonly string[];
  /** Steps in an order, with their numbers. */
  isOrdered?: boolean;
};

/** Lines of the plan, each behind a leaf or its number; nothing without lines. */
export function PlanList({ title, items, isOrdered = false }: PlanListProps) {
  if (items.length === 0) return null;
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <Stack gap={8}>
      {title !== undefined && <h3>{title}</h3>}
      <List className={isOrdered ? style.steps : style.lines}>
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and they never move.
          <li key={place}>{item}</li>
        ))}
      </List>
    </Stack>
  );
}
