type Scheme = 'light' | 'dark'

/**
 * The colors of everything the server draws itself: its pages, emails and PDF files. A test compares them with
 * `tokens.css`, the source of the web's colors.
 */
const tokens = {
  bg: { light: '#f5f7fa', dark: '#0f141b' },
  surface: { light: '#ffffff', dark: '#161c25' },
  'surface-2': { light: '#eef2f7', dark: '#1d2530' },
  border: { light: '#dbe2ea', dark: '#2a3442' },
  'border-strong': { light: '#76869a', dark: '#77879b' },
  text: { light: '#18212c', dark: '#e5eaf1' },
  'text-2': { light: '#475466', dark: '#a9b5c4' },
  primary: { light: '#0b57d0', dark: '#a8c7fa' },
  'primary-strong': { light: '#0842a0', dark: '#d3e3fd' },
  'on-primary': { light: '#ffffff', dark: '#062e6f' },
  'primary-tint': { light: '#e8f0fe', dark: '#19273e' },
  secondary: { light: '#b4540a', dark: '#ffb877' },
  'secondary-tint': { light: '#fef4ea', dark: '#33230f' },
  success: { light: '#146c2e', dark: '#83da99' },
  'success-tint': { light: '#e5f5e9', dark: '#142e1d' },
  error: { light: '#b3261e', dark: '#f2b8b5' },
  'error-tint': { light: '#fceeed', dark: '#3b1b19' },
} as const satisfies Record<string, Record<Scheme, string>>

export type ColorName = keyof typeof tokens

export const color = (name: ColorName, scheme: Scheme = 'light'): string => tokens[name][scheme]

/** The same as custom properties of a page that follows the reader's scheme. */
export const colorProperties: string = Object.entries(tokens)
  .map(([name, { light, dark }]) => `  --${name}: light-dark(${light}, ${dark});`)
  .join('\n')
