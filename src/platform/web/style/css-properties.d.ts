import 'react';

/** Components pass values to their style sheet as custom properties. */
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
