import type { DeliveryAnswer } from '@portolan/contract/job-requests/requests'
import type { Actor } from '../../platform/actor.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import type { Tx } from '../../tables/database.ts'
import { requestMoved } from './job-definitions.ts'
import { insertEvent } from './store-events.ts'
import { setDeliveryAnswer } from './store-requests.ts'

type Answered = {
  readonly answer: DeliveryAnswer
  readonly actor: Actor | undefined
  readonly byName: string
  readonly reason: string | null
}

const steps = { ACCEPTED: 'DELIVERY_ACCEPTED', DISPUTED: 'DELIVERY_DISPUTED' } as const

/** Stores the client's answer to a delivery with its history, and lets the desk follow. */
export async function saveDeliveryAnswer(tx: Tx, id: string, answered: Answered): Promise<void> {
  const { answer, actor, byName: actorName, reason } = answered
  await setDeliveryAnswer(tx, id, answer)
  await insertEvent(tx, id, { status: steps[answer], accountId: actor?.accountId ?? null, actorName, reason })
  await enqueue(tx, requestMoved, { requestId: id })
}
