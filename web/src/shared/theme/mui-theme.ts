import { createTheme } from '@mui/material/styles'

const tone = (name: string, dark = name, contrast = 'on-primary') => ({
  main: `var(--${name})`,
  light: `var(--${name})`,
  dark: `var(--${dark})`,
  contrastText: `var(--${contrast})`,
})

/** One theme for both colour schemes: the tokens switch by themselves. */
export const muiTheme = createTheme({
  // nativeColor lets the palette hold var() references: MUI then mixes with color-mix() instead of parsing hex.
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    primary: tone('primary', 'primary-strong'),
    secondary: tone('secondary'),
    error: tone('error', 'error', 'on-error'),
    success: tone('success'),
    warning: tone('secondary'),
    info: tone('primary'),
    text: { primary: 'var(--text)', secondary: 'var(--text-2)', disabled: 'var(--border-strong)' },
    divider: 'var(--border)',
    background: { default: 'var(--bg)', paper: 'var(--surface)' },
  },
  shape: { borderRadius: 8 },
  spacing: 8,
  typography: {
    fontFamily: 'var(--font)',
    fontSize: 14,
    button: { textTransform: 'none', fontWeight: 600, fontSize: 14, lineHeight: '24px', letterSpacing: 0 },
    body1: { fontSize: 16, lineHeight: '24px', letterSpacing: 0 },
    body2: { fontSize: 14, lineHeight: '20px', letterSpacing: 0 },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { padding: '8px 16px', minHeight: 40 } },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiFormHelperText: {
      styleOverrides: {
        root: { textAlign: 'start', fontSize: 14, lineHeight: '20px', marginInline: 0, marginBlockStart: 4 },
      },
    },
    MuiOutlinedInput: {
      // Logical sides: MUI's own are physical and stay put under dir=rtl.
      styleOverrides: {
        root: {
          paddingRight: 0,
          '&:has(> :nth-child(3))': { paddingInlineEnd: 12 },
          backgroundColor: 'var(--surface)',
          '&:not(.Mui-focused):not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
            borderColor: 'var(--border-strong)',
          },
        },
        input: { padding: '8px 12px', height: 24, '&::placeholder': { color: 'var(--text-2)', opacity: 1 } },
      },
    },
    MuiChip: { styleOverrides: { root: { fontSize: 14, height: 28, borderRadius: 8 } } },
    MuiTableCell: {
      styleOverrides: {
        root: { textAlign: 'start', borderColor: 'var(--border)', fontSize: 14, padding: '12px 16px' },
        head: { color: 'var(--text-2)', fontWeight: 600, paddingBlock: 10 },
      },
    },
  },
})
