import type { Log } from '../../../platform/log.ts'
import { dayIn } from '../../../platform/provider-days.ts'
import type { Database } from '../../../tables/database.ts'
import type { ClientWithSettings } from '../settings/find-client-settings.ts'
import { quotaReached } from './quota.ts'
import { addReservation, deleteReservation } from './store-reservations.ts'

type Needs = { readonly db: Database; readonly now: () => Date; readonly timeZone: string; readonly log: Log }

type Reserve = { readonly client: ClientWithSettings; readonly characters: number }

/** Takes what belongs to a call but need not be done before its answer is used, such as the record of its use. */
export type Later = (task: Promise<unknown>) => void

/**
 * Runs a call within the client's quota of the day. Its characters count as used while it runs, so that calls at the
 * same time cannot exceed the quota together; afterwards only what was really translated counts.
 */
export async function withinQuota<Result>(
  needs: Needs,
  reserve: Reserve,
  work: () => Promise<Result>,
): Promise<Result> {
  const { result, settled } = await startWithinQuota(needs, reserve, work)
  await settled
  return result
}

/** The same for a call whose answer is used while its use is recorded. Answer nobody before `settled`. */
export async function startWithinQuota<Result>(
  needs: Needs,
  { client: { clientId, settings }, characters }: Reserve,
  work: (later: Later) => Promise<Result>,
): Promise<{ readonly result: Result; readonly settled: Promise<void> }> {
  const day = dayIn(needs.timeZone, needs.now())
  const quota = settings.maxCharactersPerDay
  const id = await addReservation(needs.db, { clientId, characters, day, quota })
  if (id === null) throw quotaReached()
  const tasks: Promise<unknown>[] = []
  const settle = async () => {
    const ends = await Promise.allSettled(tasks)
    await deleteReservation(needs.db, id).catch((err: unknown) => needs.log.warn({ err }, 'a reservation stays'))
    const failed = ends.find((end) => end.status === 'rejected')
    if (failed) throw failed.reason
  }
  try {
    const result = await work((task) => void tasks.push(handled(task)))
    return { result, settled: handled(settle()) }
  } catch (error) {
    await settle().catch(() => {})
    throw error
  }
}

/** Anyone who awaits it later still gets the reason. */
function handled<Task extends Promise<unknown>>(task: Task): Task {
  task.catch(() => {})
  return task
}
