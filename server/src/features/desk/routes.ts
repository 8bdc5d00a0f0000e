import * as actions from '@portolan/contract/desk/actions'
import * as orders from '@portolan/contract/desk/orders'
import type { PageTokens } from '../../platform/http/page-tokens.ts'
import { type Route, route } from '../../platform/http/serve.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { assignOrder } from './assign-order.ts'
import { finishQa, sendToQa } from './check-order.ts'
import { claimOrder, putBackOrder } from './claim-order.ts'
import { cancelOrder, completeOrder, undoCancelOrder } from './close-order.ts'
import { deliverOrder, restoreDelivery, withdrawDelivery } from './deliver-order.ts'
import { type DispatchNeeds, rejectOrder, requoteOrder, retryOrder, submitOrder } from './dispatch-order.ts'
import { allowInvoiceOfOrder, markOrderPaid, sendPaymentLinkOfOrder } from './pay-order.ts'
import { listPeople } from './people.ts'
import { presentOrder } from './present-order.ts'
import { priceOrder, reviseQuote, withdrawOrderQuote } from './price-order.ts'
import { countOrders, listOrders } from './queues/list-orders.ts'
import { getOverview } from './queues/overview.ts'
import { searchOrders } from './queues/search-orders.ts'
import { keepDelivery, reopenOrder } from './reopen-order.ts'
import type { DeskCall } from './run-desk-action.ts'

export type DeskNeeds = DispatchNeeds & { readonly fileStore: FileStore; readonly pageTokens: PageTokens }

type Call = Omit<DeskCall, 'id'> & { readonly params: { readonly id: string } }

const by = ({ actor, origin, locale, params: { id } }: Call): DeskCall => ({ actor, origin, locale, id })

export const deskRoutes = (needs: DeskNeeds): readonly Route[] => [
  route(orders.listDeskOrders, (call) => listOrders(needs, call, call.query)),
  route(orders.countDeskOrders, ({ actor, query }) => countOrders(needs, actor, query)),
  route(orders.searchDeskOrders, (call) => searchOrders(needs, call, call.query.search)),
  route(orders.getDeskOverview, ({ actor }) => getOverview(needs, actor)),
  route(orders.listDeskPeople, () => listPeople(needs.db)),
  route(orders.getDeskOrder, (call) => presentOrder(needs.db, needs, call.params.id, call)),
  route(actions.assignDeskOrder, (call) => assignOrder(needs, by(call), call.body)),
  route(actions.takeInDeskOrder, (call) => claimOrder(needs, by(call))),
  route(actions.putBackDeskOrder, (call) => putBackOrder(needs, by(call))),
  route(actions.priceDeskOrder, (call) => priceOrder(needs, by(call), call.body)),
  route(actions.reviseDeskQuote, (call) => reviseQuote(needs, by(call), call.body)),
  route(actions.withdrawDeskQuote, (call) => withdrawOrderQuote(needs, by(call), call.body.reason)),
  route(actions.turnAwayDeskOrder, (call) => rejectOrder(needs, by(call), call.body.reason)),
  route(actions.retryDeskOrder, (call) => retryOrder(needs, by(call))),
  route(actions.submitDeskOrder, (call) => submitOrder(needs, by(call))),
  route(actions.requoteDeskOrder, (call) => requoteOrder(needs, by(call))),
  route(actions.reopenDeskOrder, (call) => reopenOrder(needs, by(call))),
  route(actions.keepDelivery, (call) => keepDelivery(needs, by(call))),
  route(actions.deliverDeskOrder, (call) => deliverOrder(needs, by(call), call.body)),
  route(actions.withdrawDelivery, (call) => withdrawDelivery(needs, by(call), call.body)),
  route(actions.restoreDelivery, (call) => restoreDelivery(needs, by(call), call.body.fileKey)),
  route(actions.sendDeskOrderToQa, (call) => sendToQa(needs, by(call), call.body)),
  route(actions.finishQaJob, (call) => finishQa(needs, by(call), call.body)),
  route(actions.completeDeskOrder, (call) => completeOrder(needs, by(call), call.query)),
  route(actions.cancelDeskOrder, (call) => cancelOrder(needs, by(call), call.body.reason)),
  route(actions.undoCancelDeskOrder, (call) => undoCancelOrder(needs, by(call))),
  route(actions.sendPaymentLink, (call) => sendPaymentLinkOfOrder(needs, by(call), call.body.url)),
  route(actions.markPaid, (call) => markOrderPaid(needs, by(call), call.body)),
  route(actions.allowInvoice, (call) => allowInvoiceOfOrder(needs, by(call))),
]
