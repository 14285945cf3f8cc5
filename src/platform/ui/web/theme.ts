import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** From soft to deep; 8 is `leaf` in the light, 4 in the dark (tokens.css). */
const leaf: MantineColorsTuple = [
  '#f1f8f4',
  '#e3f0e8',
  '#c3e2d1',
  '#98d3b4',
  '#6fc79b',
  '#4fae81',
  '#38946a',
  '#2a7f59',
  '#1f6b4a',
  '#17543a',
];

/** What Mantine draws, in the product's look. Sizes of controls come from `--control-height` (fields.module.css). */
export const theme = createTheme({
  colors: { leaf },
  primaryColor: 'leaf',
  primaryShade: { light: 8, dark: 4 },
  autoContrast: true,
  black: '#1e2a26',
  white: '#ffffff',
  fontFamily: 'var(--font-interface)',
  headings: { fontFamily: 'var(--font-interface)', fontWeight: '700' },
  fontSizes: {
    xs: 'var(--text-14)',
    sm: 'var(--text-16)',
    md: 'var(--text-16)',
    lg: 'var(--text-18)',
    xl: 'var(--text-22)',
  },
  defaultRadius: 'var(--radius-8)',
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/** Mantine's own faint greys fail WCAG AA on our grounds; its words for them lead to our tokens. */
const tokens = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-error': 'var(--berry)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--paper)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--muted)',
  '--mantine-color-anchor': 'var(--sky)',
};

export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: tokens, dark: tokens });
