/** 'An en Bram', 'An, Bram en 3 anderen' */
export function joinNames(names: string[], count: number): string {
  const others = count - names.length;
  if (others <= 0) return names.join(' en ');
  return `${names.join(', ')} en ${others === 1 ? '1 ander' : `${others} anderen`}`;
}
