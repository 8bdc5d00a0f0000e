import { type Branding, getBranding } from '@portolan/contract/branding/branding'
import { type Route, route } from '../../platform/http/serve.ts'

export const brandingRoutes = ({ branding }: { readonly branding: Branding }): Route[] => [
  route(getBranding, async () => branding),
]
