import { countInWindows } from '../../../platform/http/sliding-window.ts'
import type { Database } from '../../../tables/database.ts'
import { requestEmailFacts, worksAtDesk } from '../../job-requests/index.ts'
import { type ReplyProblem, replyRefused, sendMail } from '../../mail/index.ts'
import { staffEmailFacts } from '../staff-email-facts.ts'
import type { Writer } from './open-as-writer.ts'

/**
 * Emails the account why its reply was refused: only to its own address, and once per hour, so that
 * it cannot be used to flood someone.
 */
export async function tellSender(
  { db }: { readonly db: Database },
  { actor, request, addressId }: Writer & { readonly addressId: string },
  problem: ReplyProblem,
): Promise<void> {
  const { requestId, number, name, page } = worksAtDesk(actor) ? staffEmailFacts(request) : requestEmailFacts(request)
  await db.transaction().execute(async (tx) => {
    const limit = { key: `reply-refused:${addressId}`, limit: 1, windowSeconds: 3600 }
    if ((await countInWindows(tx, [limit])) > 0) return
    const data = { requestId, number, name, page, problem }
    await sendMail(tx, { template: replyRefused, to: actor.email, locale: actor.locale, data })
  })
}
