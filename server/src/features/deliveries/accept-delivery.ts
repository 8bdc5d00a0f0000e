import { mayAcceptDelivery } from '@portolan/contract/deliveries/deliveries'
import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { audit } from '../../platform/audit.ts'
import type { Origin } from '../../platform/http/serve.ts'
import { Refusal } from '../../platform/refusal.ts'
import { presentRequest, type RequestReader, requesterOr, saveDeliveryAnswer } from '../job-requests/index.ts'
import { answerable, type DeliveryNeeds, withDelivery } from './open-delivery.ts'

type AcceptCall = RequestReader & { readonly origin: Origin; readonly id: string }

/** The client is content with the files. Nothing accepts a delivery by itself. */
export const acceptDelivery = (needs: DeliveryNeeds, call: AcceptCall): Promise<JobRequest> =>
  needs.db.transaction().execute((tx) =>
    withDelivery(tx, needs, call, async ({ request, isVisitor }) => {
      const { id, actor, origin, locale } = call
      if (!mayAcceptDelivery(answerable(request))) throw new Refusal('conflict')
      const byName = requesterOr(actor, request)
      await saveDeliveryAnswer(tx, id, { answer: 'ACCEPTED', actor, byName, reason: null })
      await audit(tx, { actor, origin, action: 'delivery-accepted', subject: { type: 'job-request', id } })
      return presentRequest(tx, id, isVisitor ? 'visitor' : 'member', {
        locale,
        timeZone: needs.timeZone,
        now: needs.now(),
      })
    }),
  )
