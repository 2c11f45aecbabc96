export const countLabel = (count: number) => (count > 99 ? '99+' : String(count));
