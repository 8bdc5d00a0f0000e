import type { Database, Tx } from '../../../tables/database.ts'

export async function findAccountId(db: Database, email: string): Promise<string | undefined> {
  const row = await db.selectFrom('account').select('id').where('email', '=', email.toLowerCase()).executeTakeFirst()
  return row?.id
}

/** Returns the id of the one address of this account and request. */
export async function ensureReplyAddress(db: Database, accountId: string, requestId: string): Promise<string> {
  const { id } = await db
    .insertInto('reply_address')
    .values({ account_id: accountId, job_request_id: requestId })
    // An update, because a row that was there before is returned only if it is written.
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'job_request_id']).doUpdateSet({ job_request_id: requestId }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findAddressById = (db: Database, id: string) =>
  db
    .selectFrom('reply_address')
    .select(['id', 'account_id as accountId', 'job_request_id as requestId'])
    .where('id', '=', id)
    .executeTakeFirst()

/** False if the email was received before. Waits for a concurrent delivery of the same email. */
export async function insertReceivedReply(tx: Tx, replyAddressId: string, mailHash: Buffer): Promise<boolean> {
  const row = await tx
    .insertInto('received_reply')
    .values({ reply_address_id: replyAddressId, mail_hash: mailHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('reply_address_id')
    .executeTakeFirst()
  return row !== undefined
}
