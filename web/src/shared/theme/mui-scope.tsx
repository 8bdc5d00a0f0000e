import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { muiTheme } from './mui-theme.ts'

const emotionCache = createCache({ key: 'm' })

/** Wrapped around MUI parts only (a page, a drawer): the shell and the home page never import it. */
export const MuiScope = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={emotionCache}>
    <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
  </CacheProvider>
)
