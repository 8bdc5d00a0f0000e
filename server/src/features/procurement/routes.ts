import * as cxml from '@portolan/contract/procurement/cxml'
import * as orders from '@portolan/contract/procurement/orders'
import * as contract from '@portolan/contract/procurement/procurement'
import { type PresentError, type Route, route } from '../../platform/http/serve.ts'
import type { ProcurementGateway } from '../../ports/procurement-gateway.ts'
import type { LinkNeeds } from '../job-requests/index.ts'
import { returnCartAgain, returnEmptyCart } from './carts/return-again.ts'
import { readEnvelope } from './cxml/read-envelope.ts'
import { readOrderRequest } from './cxml/read-order-request.ts'
import { cxmlStatusOf } from './cxml/status-code.ts'
import { writeSetupResponse, writeStatus } from './cxml/write-response.ts'
import { requireClientByIdentity, requireClientBySecret } from './find-client.ts'
import { messages } from './messages/en.ts'
import { getProcurementOrder } from './present-order.ts'
import { readJsonOrder, secretOf } from './purchase-orders/json-order.ts'
import { type ReceiveNeeds, receiveOrder } from './purchase-orders/receive-order.ts'
import { initializeLogIn } from './sessions/initialize-log-in.ts'
import { openCxmlPunchout } from './sessions/open-cxml-punchout.ts'
import { openPunchout } from './sessions/open-punchout.ts'

export type ProcurementNeeds = LinkNeeds &
  ReceiveNeeds & {
    readonly origin: string
    readonly gateway: ProcurementGateway
  }

export function procurementRoutes(needs: ProcurementNeeds): Route[] {
  const { db, now } = needs
  const sessionNeeds = { ...needs, gatewayOrigin: needs.gateway.origin }
  const presentError: PresentError = (status, text) => writeStatus(cxmlStatusOf(status), text, now())
  return [
    route(contract.openPunchout, async ({ secret, body, origin, signal }) => {
      const startUrl = await openPunchout(sessionNeeds, { secret, setup: body, from: origin, signal })
      // Gateways differ in which of the two they read.
      return { start_url: startUrl, startURL: startUrl }
    }),
    route(
      cxml.openCxmlPunchout,
      async ({ body, origin }) => writeSetupResponse(await openCxmlPunchout(sessionNeeds, body, origin), now()),
      { presentError },
    ),
    route(contract.initializeLogIn, ({ body, origin }) => initializeLogIn(db, body.requestId, origin)),
    route(contract.returnEmptyCart, (call) => returnEmptyCart(needs, call, call.body.externalReferenceId)),
    route(orders.receivePurchaseOrder, async ({ body, origin }) => {
      const client = await requireClientBySecret(db, secretOf(body))
      const order = readJsonOrder(body)
      await receiveOrder(needs, client, { order, format: 'JSON', parties: null, from: origin })
      return { po_order_id: order.orderId, status: 'received' as const }
    }),
    route(
      cxml.receiveCxmlOrder,
      async ({ body, origin }) => {
        const { request, payloadId, parties, secret } = await readEnvelope(body, 'OrderRequest')
        const client = await requireClientByIdentity(db, parties.buyer, secret)
        const order = readOrderRequest(request, payloadId)
        await receiveOrder(needs, client, { order, format: 'CXML', parties, from: origin })
        return writeStatus(200, messages.orderReceived, now())
      },
      { presentError },
    ),
    route(orders.getProcurementOrder, (call) => getProcurementOrder(needs, call, inVisit(call))),
    route(orders.returnCart, (call) => returnCartAgain(needs, call, inVisit(call))),
  ]
}

type Call = { readonly params: { id: string }; readonly query: { externalReferenceId?: string | undefined } }
const inVisit = ({ params, query }: Call) => ({ id: params.id, buyerCookie: query.externalReferenceId })
