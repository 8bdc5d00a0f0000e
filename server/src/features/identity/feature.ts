import type { Feature } from '../../platform/feature.ts'
import { apiKeyRoutes } from './api-keys/api-key-routes.ts'
import { impersonationRoutes } from './impersonation/impersonation-routes.ts'
import { identityHandlers, identityJobs, identitySchedules } from './jobs.ts'
import { type SecurityNeeds, securityRoutes } from './security/security-routes.ts'
import { sessionRoutes } from './sessions/session-routes.ts'
import type { Identity } from './start-identity.ts'

type Needs = SecurityNeeds & {
  readonly forgetAccount: (accountId: string) => void
  /** Null in a process that serves nothing. */
  readonly identity: Identity | null
}

export const identity = (needs: Needs): Feature => ({
  routes: [...impersonationRoutes(needs), ...securityRoutes(needs), ...sessionRoutes(needs), ...apiKeyRoutes(needs)],
  jobs: identityJobs,
  handlers: identityHandlers(needs),
  schedules: identitySchedules,
  mount: (app) => needs.identity?.mount(app),
})
