/** How long to wait, rounded up: '40 seconden', '1 minuut', '2 uur'. */
export function formatWait(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 seconde' : `${seconds} seconden`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? '1 minuut' : `${minutes} minuten`;
  return `${Math.ceil(minutes / 60)} uur`;
}
