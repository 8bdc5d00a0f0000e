import * as z from 'zod/mini'
import { defineJob, handles, type Job, type JobHandler, type Schedule } from '../../platform/jobs/index.ts'
import { postCart, postCartHandler } from './carts/return-cart.ts'
import { type AcknowledgeNeeds, acknowledgeHandler } from './purchase-orders/acknowledge-order.ts'
import { acknowledgeOrder } from './purchase-orders/job-definitions.ts'
import { deleteUnusedSessions } from './sessions/store-sessions.ts'

/** Deletes expired punch-out sessions. */
const sweepPunchouts = defineJob('sweep-punchouts', z.object({}))

export const procurementJobs: readonly Job[] = [sweepPunchouts, postCart, acknowledgeOrder]

/** Once a day. */
export const procurementSchedules: readonly Schedule[] = [{ job: sweepPunchouts, cron: '23 3 * * *' }]

export const procurementHandlers = (needs: AcknowledgeNeeds): readonly JobHandler[] => [
  handles(sweepPunchouts, () => deleteUnusedSessions(needs.db)),
  postCartHandler(needs),
  acknowledgeHandler(needs),
]
