import type { Job, JobHandler, Schedule } from '../../platform/jobs/index.ts'
import type { Log } from '../../platform/log.ts'
import { subscribeHandler } from './ensure-webhook.ts'
import { sendPayment, submitOrder, subscribeToOrders, watchOrders } from './job-definitions.ts'
import { sendPaymentHandler } from './send-payment.ts'
import { type SubmitNeeds, submitOrderHandler } from './submit-order.ts'
import type { SyncNeeds } from './sync-order.ts'
import { watchOrdersHandler } from './watch-orders.ts'

export const translationManagementJobs: readonly Job[] = [submitOrder, sendPayment, watchOrders, subscribeToOrders]

/** Every minute and every ten minutes. Not needed if the embedded desk has the orders. */
export const translationManagementSchedules = (isWatched: boolean): readonly Schedule[] =>
  isWatched
    ? [
        { job: watchOrders, cron: '* * * * *' },
        { job: subscribeToOrders, cron: '*/10 * * * *' },
      ]
    : []

export type OrderJobNeeds = SubmitNeeds &
  SyncNeeds & { readonly log: Log; readonly origin: string; readonly eventKey: Buffer }

export const translationManagementHandlers = (needs: OrderJobNeeds): readonly JobHandler[] => [
  submitOrderHandler(needs),
  sendPaymentHandler(needs),
  watchOrdersHandler(needs),
  subscribeHandler(needs),
]
