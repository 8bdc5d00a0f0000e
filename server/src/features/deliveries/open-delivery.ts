import { isStaff } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Tx } from '../../tables/database.ts'
import {
  listRequestFiles,
  openContent,
  type RequestCaller,
  type RequestDetails,
  type RequestFile,
  withLockedRequest,
} from '../job-requests/index.ts'
import type { MessageNeeds } from '../messages/index.ts'

export type DeliveryNeeds = MessageNeeds & {
  /** The provider's time zone. */
  readonly timeZone: string
}

export type OpenedDelivery = {
  readonly request: RequestDetails
  readonly isVisitor: boolean
  /** The files that the client has. */
  readonly files: readonly RequestFile[]
}

/**
 * Locks a request whose delivery the caller may answer. Staff may view but not answer; everyone else gets 404. Of two
 * people at once, the second sees the answer of the first.
 */
export const withDelivery = <Result>(
  tx: Tx,
  needs: MessageNeeds,
  { id, ...caller }: RequestCaller & { readonly id: string },
  answer: (delivery: OpenedDelivery) => Promise<Result>,
): Promise<Result> =>
  withLockedRequest(tx, id, async () => {
    const { request, isVisitor } = await openContent({ ...needs, db: tx }, caller, id)
    if (caller.actor && isStaff(caller.actor)) throw new Refusal('forbidden')
    const files = (await listRequestFiles(tx, id)).filter(
      ({ category, is_withheld }) => category === 'TRANSLATED_DOCUMENT' && !is_withheld,
    )
    if (files.length === 0) throw new Refusal('conflict')
    return answer({ request, isVisitor, files })
  })

export const answerable = (request: RequestDetails) => ({
  status: request.status,
  origination: request.origination,
  deliveryAnswer: request.delivery_answer,
})
