/** Years of experience in words. */
export function experienceText(years: number): string {
  return `${years} jaar ervaring`;
}
