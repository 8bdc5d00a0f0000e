import { type Branding, getAuthorizationUrl, getBranding } from '@portolan/contract/branding'
import { type Route, route } from '../../platform/serve.ts'

type Needs = {
  readonly branding: Branding
  /** The dashboard of the provider's translation-management system; without one, the portal's own list of requests. */
  readonly tmsDashboardUrl: string | null
  readonly origin: string
}

export function brandingRoutes({ branding, tmsDashboardUrl, origin }: Needs): Route[] {
  return [
    route(getBranding, async () => branding),
    route(getAuthorizationUrl, async () => ({ authUrl: tmsDashboardUrl ?? `${origin}/requests` })),
  ]
}
