import * as contract from '@portolan/contract/procurement/procurement'
import { type Route, route } from '../../platform/http/serve.ts'
import type { Database } from '../../tables/database.ts'
import { initializeLogIn } from './initialize-log-in.ts'
import { openPunchout } from './open-punchout.ts'

export type ProcurementNeeds = { readonly db: Database; readonly origin: string; readonly isDemo: boolean }

export function procurementRoutes(needs: ProcurementNeeds): Route[] {
  return [
    route(contract.openPunchout, async ({ secret, body, origin }) => {
      const startUrl = await openPunchout(needs, secret, body, origin)
      // Gateways differ in which of the two they read.
      return { start_url: startUrl, startURL: startUrl }
    }),
    route(contract.initializeLogIn, ({ body, origin }) => initializeLogIn(needs.db, body.requestId, origin)),
  ]
}
