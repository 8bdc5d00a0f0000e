import { type Branding, getBranding } from '@portolan/contract/branding'
import { type Route, route } from '../../platform/serve.ts'

export const brandingRoutes = ({ branding }: { readonly branding: Branding }): Route[] => [
  route(getBranding, async () => branding),
]
