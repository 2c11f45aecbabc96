import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** Mantine asks for ten shades; components here read the tokens, so these only shade around the primary. */
const leaf: MantineColorsTuple = [
  '#e3f2e8',
  '#c9e5d3',
  '#a5d3b8',
  '#7dbf99',
  '#62c994',
  '#3a9a69',
  '#1f7a4d',
  '#196740',
  '#155c39',
  '#0e4128',
];

export const theme = createTheme({
  colors: { leaf },
  primaryColor: 'leaf',
  primaryShade: { light: 6, dark: 4 },
  autoContrast: true,
  fontFamily: 'var(--text)',
  headings: { fontFamily: 'var(--titles)', fontWeight: '650' },
  fontSizes: { xs: '14px', sm: '14px', md: '16px', lg: '18px', xl: '22px' },
  lineHeights: { xs: '1.5', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.5' },
  radius: { sm: '10px', md: '10px', lg: '14px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/** Mantine's own variables, taken from the tokens. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-placeholder': 'var(--muted)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--leaf)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-anchor': 'var(--primary)',
    '--mantine-primary-color-filled': 'var(--primary)',
    '--mantine-primary-color-filled-hover': 'var(--primary-hover)',
    '--mantine-primary-color-light': 'var(--leaf)',
    '--mantine-primary-color-light-color': 'var(--on-leaf)',
    '--mantine-primary-color-contrast': 'var(--on-primary)',
  },
  light: {},
  dark: {},
});
