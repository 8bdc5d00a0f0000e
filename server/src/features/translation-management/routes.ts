import { getAuthorizationUrl } from '@portolan/contract/branding/branding'
import { submitToXtrf } from '@portolan/contract/translation-management/translation-management'
import { type Route, route } from '../../platform/http/serve.ts'
import { type EscalateNeeds, escalate } from './escalate.ts'
import { type DashboardNeeds, dashboardUrlFor } from './open-dashboard.ts'

export const translationManagementRoutes = (needs: DashboardNeeds & EscalateNeeds): readonly Route[] => [
  route(submitToXtrf, (call) => escalate(needs, { ...call, ...call.params })),
  route(getAuthorizationUrl, async ({ actor, origin }) => ({ authUrl: await dashboardUrlFor(needs, actor, origin) })),
]
