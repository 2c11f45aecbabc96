/** The mark: two leaves from one stem. It takes the colour of the text around it. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      <path d={markPath} />
    </svg>
  );
}

const markPath =
  'M17.1 18.9C16.2 10.6 20.1 4.6 28.5 3C30.3 11.8 26.2 18.3 19 19.2C17.8 21.9 17.1 24.9 17.1 28.3A1.45 1.45 0 0 1 14.2 28.3C14.2 26.6 14.3 25.1 14.5 23.6C7.8 23.4 3.6 19.3 3.5 12.2C10.6 12.1 14.8 15.9 15.3 20.2C15.7 19.7 16.3 19.3 17.1 18.9Z';
