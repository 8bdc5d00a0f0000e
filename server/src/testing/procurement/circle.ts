import { getProcurementOrder } from '@portolan/contract/procurement/orders'
import { sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { tieToSession } from '../../features/procurement/index.ts'
import { deriveKey } from '../../main/master-key.ts'
import type { Worker } from '../../platform/jobs/index.ts'
import { secretBox } from '../../platform/secret-box.ts'
import { quotedRequest } from '../quotes.ts'
import { signInWithTicket } from '../sign-in.ts'
import { type TestApp, testApp } from '../test-app.ts'
import { type TestGateway, testGateway } from './gateway.ts'
import { buyer, cxmlMessage, cxmlSetup, idOf, jsonSetup, openJson, postXml, start } from './messages.ts'

export type Format = 'JSON' | 'CXML'

/** A portal with a worker, and the gateway that it talks to. Procura's system takes acknowledgments. */
export function useCircle() {
  let gateway: TestGateway
  let portal: TestApp
  let worker: Worker
  beforeAll(async () => {
    gateway = await testGateway()
    portal = await testApp({ TRADECENTRIC_URL: gateway.url })
    worker = await portal.startWorker()
    const sealed = secretBox(deriveKey(portal.masterKey, 'procurement')).seal('our-key')
    const settings = { acknowledgmentUrl: '/acknowledgments' }
    await sql`update client set procurement_secret = ${sealed},
      procurement_settings = procurement_settings || ${JSON.stringify(settings)}::jsonb where id = 1007`.execute(
      portal.db,
    )
  })
  afterAll(async () => {
    await worker.stop()
    await portal.close()
    await gateway.close()
  })

  /** Opens a session of the format. Returns the id of its start URL. */
  const open = async (format: Format, email = buyer): Promise<string> =>
    idOf(
      format === 'JSON'
        ? (await openJson(portal, jsonSetup(gateway, email))).body.start_url
        : (await postXml(portal, '/cxml/punchOutSetup', cxmlMessage(cxmlSetup(gateway, { email })))).startUrl,
    )

  return {
    portal: () => portal,
    gateway: () => gateway,
    open,
    /** Signs the buyer in from a new session. */
    visit: async (format: Format, email = buyer) => {
      const { body } = await start(portal, await open(format, email))
      const caller = await signInWithTicket(portal.config.origin, body.signInTicket ?? '')
      return { caller, cookie: body.externalReferenceId ?? '' }
    },
    /** Every visit so far began yesterday. */
    outlastVisits: () =>
      portal.db
        .updateTable('punchout_session')
        .set({ used_at: new Date(Date.now() - 86_400_000) })
        .execute(),
    /** A request of the buyer's session with a quote. */
    quoted: async (cookie: string): Promise<string> => {
      const id = await quotedRequest(portal.db, { clientId: 1007, origination: 'COUPA' })
      const { id: accountId } = await portal.db
        .selectFrom('account')
        .select('id')
        .where('email', '=', buyer)
        .executeTakeFirstOrThrow()
      await portal.db.transaction().execute((tx) => tieToSession(tx, { id, clientId: 1007, accountId }, cookie))
      return id
    },
    orderOf: async (id: string, caller: Parameters<TestApp['call']>[2]) =>
      (await portal.call(getProcurementOrder, { params: { id } }, caller)).order,
  }
}
